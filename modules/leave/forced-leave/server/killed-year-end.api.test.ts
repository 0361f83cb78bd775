import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addEarner } from '@talaan/leave-close/server/fixtures/close-kit.ts';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { readYearEnd, startYearEnd } from '../contract/forced-years.ts';
import { bringsForward, closeDecember, postAll, YEAR } from './fixtures/year-kit.ts';

/** More than are ended in one transaction. */
const PEOPLE = 600;

const app = await openKillableApp();
const hr = await app.as('hr');

test('an end of a year that is killed in the middle finishes once, not twice', async () => {
  const people: number[] = [];
  for (let n = 0; n < PEOPLE; n++) people.push(await addEarner(app.server.pool, `${YEAR}-01-01`));
  await postAll(
    app.server,
    people.map((id) => bringsForward(id, 14_000)),
  );
  await closeDecember(app.server.pool, people);
  const posted = () => app.count(`ledger.posting where cause = 'forfeit' and personnel_id >= ${people[0]}`);
  const worker = await app.startWorker();
  const lock = `select from ledger.account where personnel_id = ${people.at(-1)} and book = 'VL' for update`;
  const begin = () => hr.call(startYearEnd, { body: { year: YEAR } });
  const { job } = (await app.killAtLock(worker, { lock, waiting: 'ledger.account' }, begin)).body;
  const before = await posted();
  assert.ok(before > 0 && before < PEOPLE, `${before} were posted before`);

  await app.workAgain();
  const result = await app.waitForJob(hr, job.id, ({ state }) => state === 'done');
  assert.deepEqual([result?.posted, result?.failed], [PEOPLE, 0]);
  assert.equal(await posted(), PEOPLE);
  const { runs } = (await hr.call(readYearEnd, { query: { year: YEAR } })).body;
  assert.deepEqual([runs.length, runs[0]?.posted, runs[0]?.finished_at !== null], [1, PEOPLE, true]);
  assert.equal(await app.count(`notifications.notification where title = '${YEAR} of leave is ended'`), 1);
});
