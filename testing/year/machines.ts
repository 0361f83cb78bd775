import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '@talaan/kernel/server/postgres/free-port.ts';
import { startPostgres, type Postgres } from '@talaan/kernel/server/postgres/postgres.ts';
import { readPostmaster } from '../own-server.ts';

/** What may be killed. */
export const MACHINES = ['server', 'worker', 'database'] as const;
export type Machine = (typeof MACHINES)[number];

/** The product as three processes on a data folder: one that answers, one that works on jobs, and PostgreSQL. */
export interface Machines {
  url: string;
  ownerUrl: string;
  /** Sets the clock of both processes to a date and time of the university. */
  setTime: (at: string) => Promise<void>;
  /** Has the worker do a job at a moment; throws where it fails. */
  runJob: (kind: string, at: string) => Promise<void>;
  /** Kills one as a machine that loses its power does, and starts it again; the others find it again by themselves. */
  kill: (machine: Machine) => Promise<void>;
  close: () => Promise<void>;
}

interface Child {
  process: ChildProcess;
  send: (order: { at: string; job?: string }) => Promise<void>;
}

export async function startMachines(dir: string, first: string): Promise<Machines> {
  const startDatabase = () => startPostgres({ dir, address: 'a year', log: () => undefined });
  let database: Postgres = await startDatabase();
  const ports = { server: await findFreePort(0), worker: await findFreePort(0) };
  let now = first;
  const begin = async (role: 'server' | 'worker') => {
    const child = await start(role, ports[role], dir, database.url);
    await child.send({ at: now });
    return child;
  };
  const [server, worker] = await Promise.all([begin('server'), begin('worker')]);
  const running = { server, worker };
  const killDatabase = async () => {
    process.kill(readPostmaster(dir)!, 'SIGKILL');
    await database.lost;
    database = await startDatabase();
  };
  return {
    url: `http://127.0.0.1:${ports.server}`,
    ownerUrl: database.ownerUrl,
    setTime: async (at) => {
      now = at;
      await Promise.all([running.server.send({ at }), running.worker.send({ at })]);
    },
    runJob: (job, at) => running.worker.send({ at, job }),
    kill: async (machine) => {
      if (machine === 'database') return killDatabase();
      await end(running[machine].process, 'SIGKILL');
      running[machine] = await begin(machine);
    },
    close: async () => {
      await Promise.all(Object.values(running).map((one) => end(one.process, 'SIGKILL')));
      await database.stop();
    },
  };
}

async function start(role: 'server' | 'worker', port: number, dir: string, databaseUrl: string): Promise<Child> {
  const child = fork(new URL('./serve-year.ts', import.meta.url), {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dir,
      DEMO: 'true',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
      DEVICES_ON_WEB_PORT: 'true',
      WORK: role === 'worker' ? 'asked' : 'none',
    },
  });
  const answers = new Map<number, (failure?: string) => void>();
  child.on('message', ({ no, failure }: { no?: number; failure?: string }) => {
    if (no === undefined) return;
    answers.get(no)?.(failure);
    answers.delete(no);
  });
  child.on('exit', () => {
    for (const answer of answers.values()) answer('it was killed');
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`the ${role} ended at its start`);
    }),
  ]);
  let no = 0;
  return {
    process: child,
    send: (order) =>
      new Promise((resolve, reject) => {
        no += 1;
        answers.set(no, (failure) => (failure === undefined ? resolve() : reject(new Error(`${order.job ?? 'the clock'}: ${failure}`))));
        child.send({ no, ...order });
      }),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
