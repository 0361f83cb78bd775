import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { beginStanding, endStanding } from '../public.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

const act = <T>(work: (call: { db: Database; actor: typeof NOBODY }) => Promise<T>) =>
  app.server.db.transaction().execute((db) => work({ db, actor: NOBODY }));

const read = async (id: number) => {
  const { rows } = await sql<{ first: string; last: string }>`
    select lower(during) as first, upper(during) - 1 as last from personnel.standing where id = ${id}`.execute(app.server.db);
  return rows.map(({ first, last }) => `${first} to ${last}`)[0];
};

test('study leave that was approved is a standing; recalled it ends, cancelled it never was, and another standing stands in its way', async () => {
  const study = {
    personnelId: people.accountingClerk.id,
    statusCode: 'STUDY',
    authority: 'Leave no. 12',
    from: '2027-02-01',
    to: '2027-07-31',
  };
  const id = await act((call) => beginStanding(call, study));
  assert.equal(await read(id), '2027-02-01 to 2027-07-31');
  await assert.rejects(
    act((call) => beginStanding(call, { ...study, from: '2027-07-31', to: '2027-08-02' })),
    /On study leave/,
  );
  await act((call) => endStanding(call, id, '2027-04-30', 'Recalled'));
  assert.equal(await read(id), '2027-02-01 to 2027-04-30');
  await act((call) => endStanding(call, id, '2027-06-30', 'Too late'));
  assert.equal(await read(id), '2027-02-01 to 2027-04-30', 'it ended before');
  await act((call) => endStanding(call, id, '2027-01-31', 'Cancelled'));
  assert.equal(await read(id), undefined);
  const kept = await sql<{ reason: string }>`
    select reason from kernel.correction where row_of = 'personnel.standing' and row_id = ${id}`.execute(app.server.db);
  assert.deepEqual(kept.rows, [{ reason: 'Cancelled' }]);
});
