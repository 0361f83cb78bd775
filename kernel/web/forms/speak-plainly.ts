import { z } from 'zod';
import { inPlainWords } from '../../contract/plain-words.ts';

/** Lets the schemas speak so in the browser. */
export function speakPlainly(): void {
  // Without `jitless` Zod tries to compile code, which the content security policy forbids.
  z.config({ customError: inPlainWords, jitless: true });
}
