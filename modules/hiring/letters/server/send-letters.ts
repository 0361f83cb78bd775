import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { JobRun } from '@talaan/kernel/contract/jobs.ts';
import { findUnfinished, startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { sendLetters as endpoint } from '../contract/letters.ts';
import { chooseApplications } from './choose-applications.ts';
import { findPost } from './find-post.ts';
import { refuseUnknownWords } from './refuse-unknown-words.ts';
import { sendLettersJob } from './send-letters-job.ts';

/** Fixes who gets the letter and starts the job that writes it; the same letter to the same people that is being sent is not sent twice. Errors: 404 beyond one's reach; 422 for unknown words, and where no applicant is chosen. */
export async function sendLetters(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, params, body } = call;
  const post = await findPost(call, params.id);
  refuseUnknownWords(body);
  const applications = await chooseApplications(call, post.id, body);
  const earlier = await findBeingSent(call, post.id, applications);
  if (earlier) return { job: earlier };
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

/** Two presses come one after the other: the second finds the sending of the first. */
async function findBeingSent(call: CallOf<typeof endpoint>, postId: number, applications: readonly number[]): Promise<JobRun | undefined> {
  const { db, actor, body } = call;
  await sql`select pg_advisory_xact_lock(hashtext('letters.sending'), ${actor.accountId}::integer)`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select s.id from letters.sending s
    where s.post_id = ${postId} and s.account_id = ${actor.accountId} and s.subject = ${body.subject} and s.body = ${body.body}
      and array(select a.application_id from letters.addressee a where a.sending_id = s.id order by 1)
        = array(select distinct unnest(${[...applications]}::integer[]) order by 1)
    order by s.id desc limit 1`.execute(db);
  return rows[0] && findUnfinished(call, sendLettersJob, { sending: rows[0].id });
}
