import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { startQuietJob } from '@talaan/kernel/server/jobs/jobs.ts';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { tries } from '@talaan/testing/tries.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { notifyPostJob } from './notify-post-job.ts';

const APPLICANTS = tries(120, 300);

const app = await openKillableApp();

test('a server killed while the notices of an appointment go out: each applicant gets one letter and one mail', async () => {
  const { db } = app.server;
  const post = await makePost(db, { code: 'NOTICES', state: 'VALID', postedOn: '2026-09-01', closesAt: '2026-09-14T23:59:59+08:00' });
  const [chosen] = await makeApplications(db, { post, surnames: ['Pinili'], state: 'APPOINTED' });
  const surnames = Array.from({ length: APPLICANTS }, (_, at) => `Kasali${at}`);
  await makeApplications(db, { post, surnames, state: 'NOT_SELECTED' });
  const { rows } = await sql<{ id: number }>`
    insert into appointing.appointment (application_id, post_id, personnel_id, position_id, office_id, status_code, nature_code, form, state, since, issued_on, created_at)
    select ${chosen!.id}, id, ${chosen!.personnel_id}, position_id, office_id, 'PERM', 'ORIG', '33-A', 'ISSUED', now(), '2026-11-03', now()
    from vacancies.post where id = ${post} returning id`.execute(db);
  const { id } = rows[0]!;
  const worker = await app.startWorker();
  const step = { lock: 'lock table applicants.letter in share mode', waiting: 'into applicants.letter', letThrough: 1 };
  await app.killAtLock(worker, step, () => startQuietJob(app.server, db, notifyPostJob, { appointmentId: id }));
  const letters = `applicants.letter where cause = 'issued:${id}'`;
  assert.equal(await app.count(letters), 50, 'the first part stays');

  await app.workAgain();
  for (let waited = 0; (await app.count(`appointing.appointment where id = ${id} and notified_on is not null`)) === 0; waited += 1) {
    assert.ok(waited < 600, 'the job goes on');
    await sleep(100);
  }
  assert.equal(await app.count(letters), APPLICANTS);
  assert.equal(await app.count(`kernel.mail where subject like 'The vacancy of %'`), APPLICANTS);
  assert.equal(await app.count(`(select distinct recipient from kernel.mail where subject like 'The vacancy of %') r`), APPLICANTS);
});
