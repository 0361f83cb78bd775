import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import { sendWaitingMailJob } from '@talaan/kernel/server/mail/outbox.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { buildApp, type App } from '../app.ts';

let app: TestApp;
let worker: App | undefined;
before(async () => {
  app = await startTestApp();
});
after(async () => {
  await worker?.close();
  await app.close();
});

test('a job that died with its process each time is failed for its owner, in words', async () => {
  const hr = await app.as('hr');
  const actor = { ...NOBODY, accountId: people.hrOfficer.accountId };
  const { id } = await app.server.db
    .transaction()
    .execute((db) => startJob({ db, actor, server: app.server }, sendWaitingMailJob, 'Mail of a test', {}));
  // As the fourth process leaves it that is killed in the midst of it.
  await app.server.pool.query(`update kernel.job_run set state = 'running' where id = $1`, [id]);
  await app.server.pool.query(
    `update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
     where data ->> 'run' = $1`,
    [id],
  );
  worker = await buildApp({ settings: app.server.settings, databaseUrl: app.databaseUrl, work: 'all' });
  const readState = async () => (await hr.call(readJob, { params: { id } })).body.job;
  for (let waited = 0; (await readState()).state === 'running' && waited < 60_000; waited += 100) await sleep(100);
  const { state, failure, finished_at } = await readState();
  assert.equal(state, 'failed');
  assert.match(failure!, /^This was started 4 times and stopped each time before it was done, so it was given up\..+report this number: /);
  assert.ok(finished_at);
});
