import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A program of its own, as in real life: it shares no event loop with what measures it. */
export interface Child {
  pid: number;
  /** Sends a message and waits for the answer to it. */
  ask: <A>(message: object) => Promise<A>;
  stop: () => Promise<void>;
}

/** Starts a program of this folder; it is ready when it has sent its first message, which is returned too. */
export async function startChild<F>(program: string, env: Record<string, string> = {}): Promise<{ child: Child; first: F }> {
  const started = fork(new URL(program, import.meta.url), { env: { ...process.env, ...env }, execArgv: [], serialization: 'advanced' });
  const ended = once(started, 'exit');
  const hear = async () => {
    const hearing = new AbortController();
    const { signal } = hearing;
    try {
      const [heard] = (await Promise.race([
        once(started, 'message', { signal }),
        once(started, 'exit', { signal }).then(() => [new Error(`${program} ended too early`)]),
      ])) as [unknown];
      if (heard instanceof Error) throw heard;
      return heard;
    } finally {
      hearing.abort();
    }
  };
  const first = (await hear()) as F;
  return {
    first,
    child: {
      pid: started.pid!,
      ask: async <A>(message: object) => {
        const answer = hear();
        started.send(message);
        return (await answer) as A;
      },
      stop: async () => {
        started.kill('SIGTERM');
        await ended;
      },
    },
  };
}
