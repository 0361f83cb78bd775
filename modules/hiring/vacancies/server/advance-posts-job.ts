import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyKeepers } from '@talaan/notifications/server/public.ts';
import type { PostState } from '../workflow.ts';
import { advancePosts, type AdvancedPost } from './advance-posts.ts';

const NEWS: Partial<Record<PostState, { one: string; many: string; next: string }>> = {
  VALID: { one: 'is closed', many: 'job posts are closed', next: 'Deliberation may start.' },
  NEAR_EXPIRY: {
    one: 'expires within 30 days',
    many: 'publications expire within 30 days',
    next: 'Appoint within the validity of the publication.',
  },
  EXPIRED: { one: 'has expired', many: 'publications have expired', next: 'No appointment may be issued. Publish the vacancy again.' },
};

/** Every five minutes, and when the server starts: moves posts to the state that the clock tells, and tells HR once. */
export const advancePostsJob: Job<Record<string, never>> = {
  kind: 'advance-job-posts',
  cron: '*/5 * * * *',
  atStart: true,
  run: async (work) => {
    await work.server.db.transaction().execute(async (db) => {
      const call = callOfJob(work, db);
      const moved = await advancePosts(call);
      for (const [to, posts] of Map.groupBy(moved, (post) => post.to)) {
        const notice = noticeOf(to, posts);
        if (notice) await notifyKeepers(call, 'JOBPOST', notice);
      }
    });
  },
};

function noticeOf(to: PostState, posts: readonly AdvancedPost[]) {
  const news = NEWS[to];
  const [first] = posts;
  if (!news || !first) return null;
  const alone = posts.length === 1;
  return {
    title: alone ? `${first.code} ${news.one}` : `${posts.length} ${news.many}`,
    description: `${alone ? `${first.title} (${first.code}) ${news.one}.` : `${posts.map(({ code }) => code).join(', ')}.`} ${news.next}`,
    link: alone ? `/rsp/job_posts/${first.id}` : `/rsp/job_posts?state=${to}`,
  };
}
