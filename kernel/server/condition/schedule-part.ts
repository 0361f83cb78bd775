import { sql } from 'kysely';
import { lastMoment, nextMoment } from '../jobs/crontab.ts';
import type { ConditionFact, ConditionPart, ConditionReading } from './condition-part.ts';
import { countOf, formatMoment, titleOfKind } from '../format-amounts.ts';

/** A job may begin this much after its time: the queue looks each minute, and others run before. */
const GRACE_MS = 15 * 60_000;
/** The queue forgets what was done after seven days. */
const REMEMBERED_MS = 6 * 24 * 3_600_000;

export interface ScheduledJob {
  kind: string;
  cron: string;
  /** Since when it is on the schedule. */
  since: string;
  done_at: string | null;
  failed_at: string | null;
}

/** What starts by itself: when it last ran and when it runs next, by the clock of the database. */
export const schedulePart: ConditionPart = {
  name: 'schedule',
  title: 'Scheduled jobs',
  place: 70,
  read: async ({ db }) => {
    const { rows } = await sql<ScheduledJob & { now: string }>`
      select s.name as kind, s.cron, s.created_on as since, now() as now,
        max(j.completed_on) filter (where j.state = 'completed') as done_at, max(j.completed_on) filter (where j.state = 'failed') as failed_at
      from pgboss.schedule s left join pgboss.job j on j.name = s.name and j.state in ('completed', 'failed')
      group by s.name, s.key order by s.name`.execute(db);
    return judgeSchedule(rows, new Date(rows[0]?.now ?? 0));
  },
};

/** Which scheduled jobs failed last, or did not run when they should have. */
export function judgeSchedule(jobs: readonly ScheduledJob[], now: Date): ConditionReading {
  const failed = jobs.filter(({ done_at, failed_at }) => failed_at !== null && (done_at === null || done_at < failed_at));
  const missed = jobs.filter((job) => !failed.includes(job) && wasMissed(job, now));
  const facts = jobs.map((job): ConditionFact => {
    const last = job.done_at
      ? `last done ${formatMoment(job.done_at)}`
      : now.getTime() - Date.parse(job.since) < REMEMBERED_MS
        ? 'not done yet'
        : 'not done within 7 days';
    return {
      label: titleOfKind(job.kind),
      value: `${last}\nnext ${formatMoment(new Date(nextMoment(job.cron, now.getTime())).toISOString())}`,
    };
  });
  const figures = jobs.flatMap(({ kind, done_at }) =>
    done_at
      ? [
          {
            name: 'talaan_scheduled_job_done_timestamp_seconds',
            help: 'When a scheduled job was last done.',
            value: Date.parse(done_at) / 1000,
            labels: { job: kind },
          },
        ]
      : [],
  );
  return { ...formatFaults(failed, missed, jobs.length), facts, figures };
}

function formatFaults(
  failed: readonly ScheduledJob[],
  missed: readonly ScheduledJob[],
  all: number,
): Pick<ConditionReading, 'state' | 'says'> {
  const named = (some: readonly ScheduledJob[]) => some.map(({ kind }) => titleOfKind(kind)).join(', ');
  if (failed.length > 0)
    return {
      state: 'look',
      says: `Failed the last time: ${named(failed)}. The log of the server says why; each starts again at its next time.`,
    };
  if (missed.length > 0)
    return {
      state: 'look',
      says: `Did not run when due: ${named(missed)}. See whether jobs are taken at all, and whether the server was off.`,
    };
  return { state: 'fine', says: `${countOf(all, 'job starts', 'jobs start')} at set times; none failed the last time.` };
}

function wasMissed(job: ScheduledJob, now: Date): boolean {
  const due = lastMoment(job.cron, now.getTime() - GRACE_MS);
  if (due < Date.parse(job.since) || now.getTime() - due > REMEMBERED_MS) return false;
  return job.done_at === null || Date.parse(job.done_at) < due;
}
