import { sql } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { startJob } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { sendLetters as endpoint } from '../contract/letters.ts';
import { chooseApplications } from './choose-applications.ts';
import { findPost } from './find-post.ts';
import { refuseUnknownWords } from './refuse-unknown-words.ts';
import { sendLettersJob } from './send-letters-job.ts';

/** Fixes who gets the letter and starts the job that writes it. Errors: 404 beyond one's reach; 422 for unknown words, and where no applicant is chosen. */
export async function sendLetters(
  call: Call<{ id: number }, unknown, z.output<typeof endpoint.body>>,
): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, now, params, body } = call;
  const post = await findPost(call, params.id);
  refuseUnknownWords(body);
  const applications = await chooseApplications(call, post.id, body);
  const { id } = await db
    .insertInto('letters.sending')
    .values({ post_id: post.id, subject: body.subject, body: body.body, at: now.toString(), account_id: actor.accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into letters.addressee (sending_id, application_id) select ${id}, unnest(${applications}::integer[])`.execute(db);
  await recordChange(call, {
    action: 'send letters to applicants',
    subject: `letters.sending:${id}`,
    after: { post: post.code, subject: body.subject, applications: applications.length },
  });
  const title = `${applications.length === 1 ? 'A letter' : `${applications.length} letters`} to applicants of ${post.code}`;
  return { job: await startJob(call, sendLettersJob, title, { sending: id }) };
}
