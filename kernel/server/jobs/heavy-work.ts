import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { FairQueue, type Asker } from './fair-queue.ts';

/** What is read and written in threads: two at least, so that a long file leaves a place for the short ones. */
const THREADS = Math.max(2, availableParallelism());
/** What Typst prints in processes of its own: two, so that one person's form does not wait behind an office's thousand. */
const PRINTERS = 2;
const LONGEST_WAIT_MS = 30_000;

const queues = {
  thread: new FairQueue({ atOnce: THREADS, longestWaitMs: LONGEST_WAIT_MS }),
  print: new FairQueue({ atOnce: PRINTERS, longestWaitMs: LONGEST_WAIT_MS }),
};
const asking = new AsyncLocalStorage<Asker>();

/** Whatever heavy work follows from this is done in the name of the asker. */
export function askedBy<T>(asker: Asker, answer: () => Promise<T>): Promise<T> {
  return asking.run(asker, answer);
}

let unasked = 0;

/**
 * Reads a file or makes one beside the server when there is room for it: one at once for each person (or job, or address of a visitor),
 * so many in all as the machine has cores, in turns; prints have their own turns. What neither a call nor a job asked for is an asker of
 * its own. Errors: 503 with when to come back, where a person has waited 30 seconds; what the work throws.
 */
export function doHeavyWork<T>(kind: keyof typeof queues, work: () => Promise<T>): Promise<T> {
  return queues[kind].run(asking.getStore() ?? { name: `unasked ${++unasked}`, waitsAtScreen: false }, work);
}

/** Refuses what has not begun. */
export function refuseWaiting(kind: keyof typeof queues, why: Error): void {
  queues[kind].refuseWaiting(why);
}
