import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { generateNosa, listNosaTables } from '../../contract/nosa.ts';
import { addPeople } from '../fixtures/add-people.ts';

/** More than are written in one transaction. */
const PEOPLE = 1200;

const app = await openKillableApp();
const hr = await app.as('hr');

test('a generation of notices that is killed in the middle finishes once, not twice', async () => {
  const people = await addPeople(app.server.pool, PEOPLE);
  const table = (await hr.call(listNosaTables)).body.tables.find(({ from }) => from === '2027-01-01')!.id;
  const before = await app.count('papers.paper');
  const worker = await app.startWorker();
  const generate = () => hr.call(generateNosa, { body: { table, personnel_ids: people } });
  const turn = "pg_advisory_xact_lock(hashtext('notices.generate'))";
  const { job } = (await app.killAtLock(worker, { lock: `select ${turn}`, waiting: turn, letThrough: 1 }, generate)).body;
  const written = await app.count(`notices.notice where salary_table_id = ${table}`);
  assert.ok(written > 0 && written < PEOPLE, `${written} were written before`);

  await app.workAgain();
  const result = await app.waitForJob(hr, job.id, ({ state }) => state === 'done');
  assert.deepEqual(result, { generated: PEOPLE, link: `/nosa?table=${table}&view=notices` });
  assert.equal(await app.count(`notices.notice where salary_table_id = ${table}`), PEOPLE);
  assert.equal(await app.count(`requests.step t join notices.notice n on n.id = t.request_id where n.salary_table_id = ${table}`), PEOPLE);
  assert.equal((await app.count('papers.paper')) - before, PEOPLE);
  assert.equal(await app.count(`notifications.notification where title = 'Notices of salary adjustment are generated'`), 1);
});
