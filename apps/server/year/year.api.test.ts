import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startChance } from '@talaan/kernel/server/demo/chance.ts';
import { startTestApp, TEST_NOW, type TestApp } from '@talaan/testing/app.ts';
import { tries } from '@talaan/testing/tries.ts';
import { liveDays } from './live-days.ts';
import type { University } from './university.ts';

/** Two weeks; as a proof, to the last day of the year. */
const FIRST = Temporal.PlainDate.from(TEST_NOW.slice(0, 10)).add({ days: 1 });
const DAYS = tries(14, 41);
/** The same seed lives the same days. */
const SEED = Number(process.env.YEAR_SEED ?? 2026);

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test(`of ${DAYS} days that the university lives, with devices that fail, leave and holidays declared late, each figure adds up`, async () => {
  const university: University = { app, chance: startChance(SEED), acknowledged: new Set(), waiting: new Map(), done: new Map() };
  const complaints = await liveDays(university, FIRST, DAYS);
  assert.deepEqual(complaints, [], `seed ${SEED}`);
  for (const what of ['punches', 'punches sent twice', 'leaves filed', 'decisions'])
    assert.ok((university.done.get(what) ?? 0) > 0, `seed ${SEED}: no ${what}`);
  console.log(`seed ${SEED}: ${[...university.done].map(([what, times]) => `${times} ${what}`).join(', ')}`);
});
