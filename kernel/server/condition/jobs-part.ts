import type { ConditionPart, ConditionReading, Looked } from './condition-part.ts';
import { FAILED_DAYS, readQueue, readUnfollowedFailures, type QueuedJobs } from './read-queue.ts';
import { countOf, formatDuration, titleOfKind } from '../format-amounts.ts';

/** Most jobs begin within seconds; at the end of a month prints wait for each other for some minutes. */
export const LONG_WAIT_SECONDS = 5 * 60;
export const VERY_LONG_WAIT_SECONDS = 30 * 60;

/** The works behind the screen: pending, running, failed. */
export const jobsPart: ConditionPart = {
  name: 'jobs',
  title: 'Jobs',
  place: 60,
  link: { label: 'Jobs', to: '/settings/admin/jobs' },
  read: async (looked) => {
    const queued = await readQueue(looked.db);
    const failed = await countFailed(looked);
    const waiting = queued.filter(({ state }) => state === 'waiting');
    const oldest = Math.max(0, ...waiting.map((one) => one.oldest));
    return {
      ...judgeJobs({ waiting: sum(waiting), oldest, failed }),
      facts: [
        ...queued
          .filter(({ state }) => state !== 'failed')
          .map(({ kind, state, count, oldest: since }) => ({
            label: titleOfKind(kind),
            value: `${count} ${state}, the oldest for ${formatDuration(since)}`,
          })),
        { label: `Failed within ${FAILED_DAYS} days`, value: String(failed) },
      ],
      figures: [
        { name: 'talaan_jobs_oldest_waiting_seconds', help: 'Since when the job that waits longest is due.', value: oldest },
        ...queued.map(({ kind, state, count }) => ({
          name: 'talaan_jobs',
          help: `Jobs by kind: due and waiting, running, or failed within ${FAILED_DAYS} days.`,
          value: count,
          labels: { job: kind, state },
        })),
        ...waiting.map(({ kind, oldest: since }) => ({
          name: 'talaan_jobs_waiting_seconds',
          help: 'Since when the oldest waiting job of a kind is due.',
          value: since,
          labels: { job: kind },
        })),
      ],
    };
  },
};

export function judgeJobs({
  waiting,
  oldest,
  failed,
}: {
  waiting: number;
  oldest: number;
  failed: number;
}): Pick<ConditionReading, 'state' | 'says'> {
  const held = `${countOf(waiting, 'job waits', 'jobs wait')}, the oldest for ${formatDuration(oldest)}.`;
  if (oldest > VERY_LONG_WAIT_SECONDS)
    return { state: 'act', says: `${held} See in the log whether jobs are taken at all, and restart Talaan where they are not.` };
  if (oldest > LONG_WAIT_SECONDS)
    return { state: 'look', says: `${held} Look again in a while; large prints and imports take their time.` };
  if (failed > 0)
    return {
      state: 'look',
      says: `${countOf(failed, 'job')} failed within ${FAILED_DAYS} days. Read why under Jobs that failed, and try them again.`,
    };
  return {
    state: 'fine',
    says: waiting > 0 ? `${countOf(waiting, 'job waits', 'jobs wait')}; none failed.` : 'Nothing waits, and nothing failed.',
  };
}

/** Those that people follow, and those that nobody does. */
async function countFailed({ db, clock }: Looked): Promise<number> {
  const since = clock
    .now()
    .subtract({ hours: FAILED_DAYS * 24 })
    .toString();
  const { count } = await db
    .selectFrom('kernel.job_run')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count + (await readUnfollowedFailures(db)).length;
}

function sum(queued: readonly QueuedJobs[]): number {
  return queued.reduce((total, { count }) => total + count, 0);
}
