import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { listCloseRuns, startClose } from '../contract/month-close.ts';
import { addEarner } from './fixtures/close-kit.ts';

/** More than are closed in one transaction. */
const PEOPLE = 600;
const MONTH = '2026-03';

const app = await openKillableApp();
const hr = await app.as('hr');

test('a close of a month that is killed in the middle finishes once, not twice', async () => {
  const people: number[] = [];
  for (let n = 0; n < PEOPLE; n++) people.push(await addEarner(app.server.pool, '2026-03-01', '2026-03-31'));
  const posted = () => app.count(`ledger.posting where cause = 'month-close' and personnel_id >= ${people[0]}`);
  const worker = await app.startWorker();
  const lock = `insert into ledger.account (personnel_id, book) values (${people.at(-1)}, 'VL')`;
  const begin = () => hr.call(startClose, { body: { month: MONTH } });
  const { job } = (await app.killAtLock(worker, { lock, waiting: 'insert into ledger.account' }, begin)).body;
  const before = await posted();
  assert.ok(before > 0 && before < PEOPLE, `${before} were posted before`);

  await app.workAgain();
  const result = await app.waitForJob(hr, job.id, ({ state }) => state === 'done');
  assert.deepEqual([result?.posted, result?.failed], [PEOPLE, 0]);
  assert.equal(await posted(), PEOPLE);
  const { runs } = (await hr.call(listCloseRuns, { query: { month: MONTH } })).body;
  const [run, ofDemo] = runs;
  assert.deepEqual([run?.posted, run?.corrected, run?.finished_at !== null, ofDemo?.by, runs.length], [PEOPLE, 0, true, null, 2]);
  assert.equal(await app.count(`leave.closed_month where month = '${MONTH}' and version = 1 and personnel_id >= ${people[0]}`), PEOPLE);
  assert.equal(await app.count(`notifications.notification where title = 'March 2026 of leave is closed'`), 1);
});
