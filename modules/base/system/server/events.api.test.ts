import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listAllJobs, readCondition, readSupport, readSystemEvents, tryJobAgain } from '../contract/system.ts';
import { grantRole } from '@talaan/identity/contract/users.ts';

let app: TestApp;
let admin: Caller;
before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
after(() => app.close());

test('an administrator reads who changed which role of whom, and which jobs of anybody failed this week', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>("select id from identity.role where name = 'Records officer'");
  const role = rows[0]!.id;
  const id = people.clerkOfArtsAndSciences.accountId;
  const body = { role_id: role, scope: 'all' as const, office_id: null, campus_id: null, from: '2026-11-20', to: null };
  assert.equal((await admin.call(grantRole, { params: { id }, body })).status, 200);
  await app.server.pool.query(
    `insert into kernel.job_run (kind, title, owner_id, state, failure, created_at) values
      ('x', 'Print of 12 records', $1, 'failed', 'The printer is out of paper.', '2026-11-19'), ('x', 'Long ago', $1, 'failed', '', '2026-11-01')`,
    [people.hrOfficer.accountId],
  );
  const { role_changes: changes, failed_jobs: jobs, disk } = (await admin.call(readSystemEvents)).body;
  assert.match(`${disk.free} of ${disk.size}`, /^\d+(\.\d)? [GM]B of \d+(\.\d)? [GM]B$/);
  assert.deepEqual([changes[0]?.action, changes[0]?.role, changes[0]?.whose?.id], ['assign a role', 'Records officer', id]);
  assert.deepEqual(
    jobs.map(({ title, failure }) => [title, failure]),
    [['Print of 12 records', 'The printer is out of paper.']],
  );
  const all = (await admin.call(listAllJobs, { query: { state: 'failed' } })).body;
  assert.deepEqual(
    all.jobs.map(({ title, by, failure }) => [title, by, failure]),
    [
      ['Print of 12 records', jobs[0]!.by, 'The printer is out of paper.'],
      ['Long ago', jobs[0]!.by, ''],
    ],
  );
  const hrs = await app.as('hr');
  assert.equal((await hrs.call(readSystemEvents)).status, 403);
  assert.equal((await hrs.call(listAllJobs)).status, 403);
});

test('a failed job that is tried again is no longer among those that failed; the support bundle has the day in its name', async () => {
  const { rows } = await app.server.pool.query<{ id: string }>(
    `insert into kernel.job_run (kind, title, state, failure, created_at) values ('sweep-uploads', 'Print of 15 records', 'failed', 'Out of paper.', $1)
     returning id`,
    [app.server.clock.now().toString()],
  );
  const { id } = rows[0]!;
  await app.server.pool.query(`insert into pgboss.job (name, data, state) values ('sweep-uploads', $1, 'completed')`, [
    { run: id, input: {} },
  ]);
  const failed = async () => (await admin.call(readCondition)).body.failed_jobs.map(({ title }) => title);
  assert.ok((await failed()).includes('Print of 15 records'));
  const { body } = await admin.call(tryJobAgain, { params: { id } });
  assert.equal(body.message, "'Print of 15 records' will run again.");
  assert.ok(!(await failed()).includes('Print of 15 records'));
  const bundle = await admin.call(readSupport);
  assert.match(bundle.headers.get('content-disposition') ?? '', /talaan-support-2026-11-20\.json/);
});
