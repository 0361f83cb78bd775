import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PunchWay } from '../../rules/signed-text.ts';

/** What makes this browser the tablet of a kiosk. */
export interface Enrolled {
  tablet: string;
  device: string;
  campus: string;
  university: string;
  /** It signs and can never be read, not by this page either. */
  key: CryptoKey;
  /** The number of the next punch. */
  next: number;
  /** Milliseconds that this clock is behind that of Talaan, at the last contact. */
  lag: number;
  state: 'OPEN' | 'ENDED' | 'COPIED';
  /** SPKI in base64, for which faces are sealed; not known to a tablet that was enrolled before there was one, until its next contact. */
  faceKey?: string;
  /** Whether anyone of its campus is registered by face. */
  faces?: boolean;
}

/** A punch that Talaan has not answered yet. */
export interface QueuedPunch {
  number: number;
  way: PunchWay;
  given: string;
  at: string;
  /** Base64. */
  photo: string | null;
  /** Sealed for the server, base64; only and always of a face. */
  face?: string | null;
  signature: string;
}

interface Stored extends DBSchema {
  tablet: { key: string; value: Enrolled };
  queue: { key: number; value: QueuedPunch };
}

const SELF = 'self';
/** Written through to the disk before it is called done: the tablet may be switched off at once. */
const ON_DISK = { durability: 'strict' } as const;

let opened: Promise<IDBPDatabase<Stored>> | undefined;

function open(): Promise<IDBPDatabase<Stored>> {
  opened ??= openDB<Stored>('talaan-kiosk', 1, {
    upgrade: (database) => {
      database.createObjectStore('tablet');
      database.createObjectStore('queue', { keyPath: 'number' });
    },
    terminated: () => (opened = undefined),
  });
  return opened;
}

export async function readEnrolled(): Promise<Enrolled | undefined> {
  return (await open()).get('tablet', SELF);
}

/** In place of what this browser was before, with what it still has to send, signed anew. */
export async function saveEnrolled(enrolled: Enrolled, queue: readonly QueuedPunch[]): Promise<void> {
  const transaction = (await open()).transaction(['tablet', 'queue'], 'readwrite', ON_DISK);
  const stored = transaction.objectStore('queue');
  await Promise.all([
    transaction.objectStore('tablet').put(enrolled, SELF),
    stored.clear(),
    ...queue.map((punch) => stored.add(punch)),
    transaction.done,
  ]);
}

/** Changes what the last contact said; the number of the next punch stays. */
export async function saveContact(said: Pick<Enrolled, 'lag' | 'state' | 'device' | 'faceKey' | 'faces'>): Promise<Enrolled | undefined> {
  const transaction = (await open()).transaction('tablet', 'readwrite', ON_DISK);
  const enrolled = await transaction.store.get(SELF);
  if (!enrolled) return undefined;
  const changed = { ...enrolled, ...said };
  await Promise.all([transaction.store.put(changed, SELF), transaction.done]);
  return changed;
}

/** Keeps a punch and counts on, as one: after it both are on the disk. */
export async function queuePunch(punch: QueuedPunch): Promise<void> {
  const transaction = (await open()).transaction(['tablet', 'queue'], 'readwrite', ON_DISK);
  const enrolled = await transaction.objectStore('tablet').get(SELF);
  if (enrolled?.next !== punch.number) throw new Error('The number of this punch is taken.');
  await Promise.all([
    transaction.objectStore('queue').add(punch),
    transaction.objectStore('tablet').put({ ...enrolled, next: punch.number + 1 }, SELF),
    transaction.done,
  ]);
}

export async function waitingPunches(most?: number): Promise<QueuedPunch[]> {
  return (await open()).getAll('queue', undefined, most);
}

export async function countWaiting(): Promise<number> {
  return (await open()).count('queue');
}

export async function forgetPunches(numbers: readonly number[]): Promise<void> {
  const transaction = (await open()).transaction('queue', 'readwrite', ON_DISK);
  await Promise.all([...numbers.map((number) => transaction.store.delete(number)), transaction.done]);
}
