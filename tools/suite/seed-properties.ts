import fc from 'fast-check';
import { isWhole } from '@talaan/testing/tries.ts';

const SEED = 20_261_130;

/**
 * `npm test` draws the same inputs for a property each time, so that a change is never refused for an input that its author did not see.
 * `npm run prove` draws new ones: what it finds becomes a row of a table test.
 */
export function seedProperties(): void {
  if (!isWhole()) fc.configureGlobal({ seed: SEED });
}
