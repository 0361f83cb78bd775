import { setTimeout as sleep } from 'node:timers/promises';
import { processesIn } from './postgres-processes.ts';

/**
 * How PostgreSQL is asked to end, each time harder, and how long it is waited for: with its last state on disk (fast), without, so
 * that the next start recovers it (immediate), and not asked any more. Nothing that was committed is lost by any of them.
 */
const STEPS: readonly (readonly [signal: NodeJS.Signals, withinMs: number])[] = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
];
/** The same for what outlived its postmaster: it leaves by itself within a second, unless it hangs. */
const LEFTOVER_STEPS: typeof STEPS = [
  ['SIGQUIT', 1000],
  ['SIGKILL', 5000],
];
const LEAVES_WITHIN_MS = 1000;
const POLL_MS = 20;

/** Ends a postmaster and whatever it leaves behind; returns when all are gone, after 50 seconds at the latest. */
export async function endPostgres(pid: number, hasEnded: () => boolean, cluster: string, steps = STEPS): Promise<void> {
  await endBy(steps, () => (hasEnded() ? [] : [pid]));
  await endLeftovers(cluster);
}

/** Ends processes of PostgreSQL that outlived their postmaster; a new one does not start beside them. */
export async function endLeftovers(cluster: string): Promise<void> {
  const left = () => processesIn(cluster);
  for (let waited = 0; waited < LEAVES_WITHIN_MS && left().length > 0; waited += POLL_MS) await sleep(POLL_MS);
  await endBy(LEFTOVER_STEPS, left);
}

async function endBy(steps: typeof STEPS, remaining: () => number[]): Promise<void> {
  for (const [signal, withinMs] of steps) {
    for (const pid of remaining()) send(pid, signal);
    for (let waited = 0; waited < withinMs && remaining().length > 0; waited += POLL_MS) await sleep(POLL_MS);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
