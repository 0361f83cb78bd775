import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What a call answered, and when by this device's clock. */
export interface KeptAnswer {
  address: string;
  answer: unknown;
  at: number;
}

interface Stored extends DBSchema {
  answers: { key: string; value: KeptAnswer };
}

/** What was seen longer ago says too little about today. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

let opened: Promise<IDBPDatabase<Stored>> | undefined;

/** All that this browser keeps of the person whose own it is. */
export function openOwn(): Promise<IDBPDatabase<Stored>> {
  opened ??= openDB<Stored>('talaan-own', 1, {
    upgrade: (database) => {
      database.createObjectStore('answers', { keyPath: 'address' });
    },
    terminated: () => (opened = undefined),
  });
  return opened;
}

export async function saveAnswer(kept: KeptAnswer): Promise<void> {
  await (await openOwn()).put('answers', kept);
}

export async function findAnswer(address: string): Promise<KeptAnswer | undefined> {
  const kept = await (await openOwn()).get('answers', address);
  return kept && Date.now() - kept.at < KEPT_MS ? kept : undefined;
}

export async function forgetAnswers(): Promise<void> {
  await (await openOwn()).clear('answers');
}
