import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tries } from '../tries.ts';
import { runYear } from './run-year.ts';

/** The end of a month and the beginning of the next, in which its records are locked. `npm run prove -- year` lives the whole year of a large university. */
const FIRST = Temporal.PlainDate.from('2026-01-24');
const DAYS = tries(8, 39);
const PEOPLE = 80;
/** The same seed lives the same days. */
const SEED = 2026;

test(`of ${DAYS} days that the university lives, with devices that fail, leave and holidays declared late, each figure adds up`, async () => {
  const { complaints, done } = await runYear({ people: PEOPLE, seed: SEED, first: FIRST, days: DAYS, onMonth: () => undefined });
  assert.deepEqual(complaints, [], `seed ${SEED}`);
  for (const what of ['punches', 'punches sent twice', 'leaves filed: VL'])
    assert.ok((done.get(what) ?? 0) > 0, `seed ${SEED}: no ${what}`);
});
