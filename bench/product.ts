import { DEMO_PASSWORD } from '@talaan/demo/accounts.ts';
import { login } from '@talaan/identity/contract/sign-in.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { startChild } from './children.ts';
import { NOW } from './databases.ts';
import { memoryOf } from './memory-of.ts';

export interface Product {
  url: string;
  /** The paths of its lists. */
  lists: string[];
  pid: number;
  signIn: (who: string) => Promise<string>;
  /** Bytes that its process holds, and its worker, where there is one. */
  memory: () => Promise<{ server: number; worker: number }>;
  /** The process that works on its jobs, where there is one. */
  worker: () => Promise<number | undefined>;
  stop: () => Promise<void>;
}

/** The product on a database; jobs are worked on, in a process of their own, only where they are asked for. */
export async function startProduct(databaseUrl: string, { work = false, now = NOW } = {}): Promise<Product> {
  const { child, first } = await startChild<{ url: string; lists: string[] }>('./serve-product.ts', {
    DATABASE_URL: databaseUrl,
    DEMO_NOW: now,
    WORK: String(work),
  });
  const { url, lists } = first;
  const worker = async () => (await child.ask<{ worker?: number }>({})).worker;
  return {
    url,
    lists,
    pid: child.pid,
    signIn: async (who) => {
      const answer = await callAs(url, null, login, { body: { email: `${who}@talaan.example`, password: DEMO_PASSWORD } });
      if (answer.status !== 200) throw new Error(`${who} cannot sign in (${answer.status})`);
      if (!('token' in answer.body)) throw new Error(`${who} is asked for a second factor`);
      return answer.body.token;
    },
    memory: async () => {
      const pid = await worker();
      return { server: memoryOf(child.pid), worker: pid === undefined ? 0 : memoryOf(pid) };
    },
    worker,
    stop: child.stop,
  };
}
