import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { NOT_COMPUTED, UNDECIDED } from './applicant-rows.ts';
import { computeScreenings } from './compute-screenings.ts';
import { SCREENERS } from '../contract/access.ts';
import { findPostInScope, type PostInScope } from './find-in-scope.ts';

/** Of more the call would take more than a second. */
const MOST_AT_ONCE = 200;
const MOST_DUE = 2000;

/** Computes all of a post who are not decided; a decided one keeps its figures. Returns how many, or the job that does it. */
export async function computePost(call: Call<{ id: number }>) {
  return computeUndecided(call, await findPostInScope(call, call.params.id, SCREENERS));
}

/** The same where the standards of the post were corrected. */
export async function computeUndecided(call: Pick<Call, 'db' | 'now' | 'server' | 'actor'>, post: Pick<PostInScope, 'id' | 'title'>) {
  return computeUndecidedOf(call, [post.id], `Screening of applicants for ${post.title}`);
}

/** The same of several posts, where what all are judged by was changed. */
export async function computeUndecidedOf(call: Pick<Call, 'db' | 'now' | 'server' | 'actor'>, posts: readonly number[], title: string) {
  const ids = await undecidedOf(call.db, posts);
  if (ids.length > MOST_AT_ONCE) {
    const job = await startJob(call, computePostJob, title, { posts: [...posts] });
    return { message: `${ids.length.toLocaleString('en-PH')} applicants are being computed.`, computed: 0, job };
  }
  await computeScreenings(call, ids);
  return { message: formatComputed(ids.length), computed: ids.length, job: null };
}

export const computePostJob: Job<{ posts: number[] }> = {
  kind: 'screening.compute-post',
  run: async ({ server, progress }, { posts }) => {
    const ids = await undecidedOf(server.db, posts);
    await computeScreenings({ db: server.db, now: server.clock.now() }, ids, (done) => progress(done, ids.length));
    return { computed: ids.length, link: posts.length === 1 ? `/rsp/job_posts/${posts[0]}/list` : '/rsp/job_posts' };
  },
};

/** Those who submitted, or submitted again, since the last time; so that a list that is opened has its results. */
export const computeDueJob: Job<object> = {
  kind: 'screening.compute-due',
  cron: '*/5 * * * *',
  run: async ({ server }) => {
    const { rows } = await sql<{ id: number }>`
      select a.id from applicants.application a left join screening.screening s on s.application_id = a.id
      where a.reference is not null and ${UNDECIDED} and ${NOT_COMPUTED} order by a.id limit ${MOST_DUE}`.execute(server.db);
    await computeScreenings(
      { db: server.db, now: server.clock.now() },
      rows.map(({ id }) => id),
    );
  },
};

async function undecidedOf(db: Database, posts: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from applicants.application a
    where a.post_id = any(${[...posts]}::integer[]) and a.reference is not null and ${UNDECIDED} order by a.id`.execute(db);
  return rows.map(({ id }) => id);
}

function formatComputed(count: number): string {
  return count === 1 ? 'The screening of 1 applicant is computed.' : `The screening of ${count} applicants is computed.`;
}
