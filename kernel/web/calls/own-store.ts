import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Unsent } from './outbox.ts';

/** What a call answered, and when by this device's clock. */
export interface KeptAnswer {
  address: string;
  answer: unknown;
  at: number;
}

interface Stored extends DBSchema {
  answers: { key: string; value: KeptAnswer };
  unsent: { key: number; value: Unsent };
}

/** What was seen longer ago says too little about today. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Written through to the disk before it is called done: the telephone may be switched off at once. */
const ON_DISK = { durability: 'strict' } as const;

let opened: Promise<IDBPDatabase<Stored>> | undefined;

/** All that this browser keeps of the person whose own it is. */
function openOwn(): Promise<IDBPDatabase<Stored>> {
  opened ??= openDB<Stored>('talaan-own', 1, {
    upgrade: (database) => {
      database.createObjectStore('answers', { keyPath: 'address' });
      database.createObjectStore('unsent', { keyPath: 'id', autoIncrement: true });
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

export async function listUnsent(owner: number): Promise<Unsent[]> {
  return (await (await openOwn()).getAll('unsent')).filter((one) => one.owner === owner);
}

export async function addUnsent(unsent: Omit<Unsent, 'id'>): Promise<void> {
  const transaction = (await openOwn()).transaction('unsent', 'readwrite', ON_DISK);
  await Promise.all([transaction.store.add(unsent as Unsent), transaction.done]);
}

export async function changeUnsent(unsent: Unsent): Promise<void> {
  await (await openOwn()).put('unsent', unsent);
}

export async function removeUnsent(id: number): Promise<void> {
  await (await openOwn()).delete('unsent', id);
}

export async function clearUnsent(): Promise<void> {
  await (await openOwn()).clear('unsent');
}
