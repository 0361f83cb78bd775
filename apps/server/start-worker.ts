import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The process that works on the jobs of a server, so that calls do not wait for them. */
export interface Worker {
  /** Undefined while it waits to be started again. */
  pid: () => number | undefined;
  /** Lets it bring the jobs under way to an end; what takes longer is begun again by the next one. */
  stop: () => Promise<void>;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** After this long a fault is a new one, and not the former one again. */
const STEADY_MS = 300_000;
/** Longer than it gives itself (work.ts). */
const ENDS_WITHIN_MS = 15_000;
/** So much lower than the server's: it takes what calls leave of the processor. */
const LOWER_BY = 10;
const LOWEST_PRIORITY = 19;

/** Starts it, and again whenever it ended by itself, after a pause that grows from a second to a minute. */
export function startWorker(databaseUrl: string, log: (line: string) => void): Worker {
  const ending = new AbortController();
  let child: ChildProcess | undefined;
  const keepWorking = async () => {
    let pause = FIRST_PAUSE_MS;
    while (!ending.signal.aborted) {
      const began = Date.now();
      child = start(databaseUrl);
      const how = await endOf(child);
      child = undefined;
      if (ending.signal.aborted) return;
      if (Date.now() - began > STEADY_MS) pause = FIRST_PAUSE_MS;
      log(`The process that works on jobs ended (${how}). It is started again in ${pause / 1000} s; calls are answered meanwhile.`);
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  };
  const worked = keepWorking();
  return {
    pid: () => child?.pid,
    stop: async () => {
      ending.abort();
      const last = child;
      last?.kill('SIGTERM');
      const harder = setTimeout(() => last?.kill('SIGKILL'), ENDS_WITHIN_MS);
      await worked;
      clearTimeout(harder);
    },
  };
}

function start(databaseUrl: string): ChildProcess {
  const child = fork(new URL('./work.ts', import.meta.url), { execArgv: [] });
  // A channel that breaks is the end of the process, which its exit tells.
  child.send({ databaseUrl }, () => undefined);
  yieldToCalls(child);
  return child;
}

/** At once: its threads, and the processes in which it prints, inherit it. */
function yieldToCalls({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(getPriority() + LOWER_BY, LOWEST_PRIORITY));
  } catch {
    // It has ended already, which its exit tells.
  }
}

/** How it ended, or why it could not be started. */
async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return String(signal ?? code);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
