import { invalid } from '@talaan/kernel/server/errors.ts';
import { LETTER_WORDS, unknownWords } from '../rules/fill-letter.ts';

/** Error: 422 on `subject` or `body` for words in braces that no letter knows. */
export function refuseUnknownWords({ subject, body }: { subject: string; body: string }): void {
  const faults = Object.entries({ subject, body }).flatMap(([field, text]) => {
    const [word] = unknownWords(text);
    if (word === undefined) return [];
    const known = Object.keys(LETTER_WORDS)
      .map((one) => `{${one}}`)
      .join(', ');
    return [[field, [`{${word}} is not known. Use one of ${known}.`]]];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}
