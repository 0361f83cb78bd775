import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { nextMoment } from '@talaan/kernel/server/jobs/crontab.ts';
import type { University } from './university.ts';

/** Until this hour what is due since the morning before is done. */
const MORNING = { hour: 8 };
/** What copies or reads everything each night, and what the demo adds. */
const LEFT_OUT = new Set(['back-up', 'check-backups', 'check-audit', 'draw-portraits', 'register-faces', 'photograph-property']);
/** Jobs that days wait for, before those of the morning read them. */
const FIRST = ['keep-record-current', 'compute-days'];

/**
 * What starts by itself between the morning before and this one, in its order, each once: what starts more often starts once as well. The worker does it at the moment at which it is due.
 */
export async function runJobs(university: University, day: Temporal.PlainDate): Promise<void> {
  const until = day.toZonedDateTime(ZONE).with(MORNING).epochMilliseconds;
  const due = (await listJobs()).flatMap(({ kind, cron }) => {
    const moment = nextMoment(cron, university.jobsUntil);
    return moment <= until ? [{ kind, moment }] : [];
  });
  for (const kind of FIRST) await university.machines.runJob(kind, `${day.toString()}T00:02`);
  for (const { kind, moment } of due.toSorted((a, b) => a.moment - b.moment)) await university.machines.runJob(kind, localOf(moment));
  university.jobsUntil = until;
}

async function listJobs(): Promise<{ kind: string; cron: string }[]> {
  const { modules } = await import('@talaan/server/app.ts');
  const jobs = modules.flatMap((module) => module.jobs ?? []);
  return jobs.flatMap(({ kind, cron }) => (cron === undefined || LEFT_OUT.has(kind) || FIRST.includes(kind) ? [] : [{ kind, cron }]));
}

function localOf(moment: number): string {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE).toPlainDateTime().toString();
}
