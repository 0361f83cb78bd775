import { createHash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { nextMoment } from './crontab.ts';

/** A moment that passed this short a time ago is still due: the process that would have started its job was being started again. */
const STILL_DUE_MS = 60_000;
/** The clock of the machine may be set meanwhile. */
const LONGEST_WAIT_MS = 60_000;
const TRIES_AGAIN_AFTER_MS = 5000;

/**
 * Starts jobs at their moments of the calendar, in the zone of the university, each once however many processes do it. pg-boss would
 * work out all moments of all jobs twice a minute, which takes more than all else that an idle server does.
 */
export function startWhenDue(
  boss: PgBoss,
  jobs: readonly { kind: string; cron: string }[],
  failed: (error: Error) => void,
): { close: () => Promise<void> } {
  const begins = Date.now() - STILL_DUE_MS;
  const plan = jobs.map(({ kind, cron }) => ({ kind, cron, next: nextMoment(cron, begins) }));
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const startDue = async () => {
    for (const one of plan.filter(({ next }) => next <= Date.now())) {
      await boss.send(one.kind, { run: null, input: {} }, { id: numberOf(one.kind, one.next) });
      one.next = nextMoment(one.cron, Date.now());
    }
    return Math.min(Math.max(0, Math.min(...plan.map(({ next }) => next)) - Date.now()), LONGEST_WAIT_MS);
  };
  const startAndWait = async () => {
    const wait = await startDue().catch((error: Error) => {
      failed(error);
      return TRIES_AGAIN_AFTER_MS;
    });
    if (!closed) timer = setTimeout(() => (starting = startAndWait()), wait).unref();
  };
  let starting = startAndWait();
  return {
    close: () => {
      closed = true;
      clearTimeout(timer);
      return starting;
    },
  };
}

/** The number of a job at its moment: the queue takes no second one with the same. */
export function numberOf(kind: string, moment: number): string {
  const hex = createHash('sha256').update(`${kind} ${moment}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
