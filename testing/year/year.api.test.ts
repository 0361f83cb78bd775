import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareTemplate, TEST_NOW } from '../app.ts';
import { makeDataFolder } from '../database.ts';
import { tries } from '../tries.ts';
import { runYear } from './run-year.ts';

/** From the day after the template on; as a proof to the end of the year. `npm run prove -- year` lives the whole year of a large university. */
const FIRST = Temporal.PlainDate.from(TEST_NOW.slice(0, 10)).add({ days: 1 });
const DAYS = tries(8, 41);
/** The same seed lives the same days. */
const SEED = 2026;

test(`of ${DAYS} days that the university lives, with devices that fail, leave and holidays declared late, each figure adds up`, async () => {
  const { complaints, done } = await runYear({
    dir: await makeDataFolder(prepareTemplate),
    seed: SEED,
    first: FIRST,
    days: DAYS,
    onMonth: () => undefined,
  });
  assert.deepEqual(complaints, [], `seed ${SEED}`);
  for (const what of ['punches', 'punches sent twice', 'leaves filed: VL'])
    assert.ok((done.get(what) ?? 0) > 0, `seed ${SEED}: no ${what}`);
});
