import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import type { CountCard, readCards, readMyCounts, SentScan } from '../../contract/counting.ts';

type MyCount = Answer<typeof readMyCounts>['campaigns'][number];

/** A count with its cards on this phone, for whom it was taken. */
export interface KeptCount extends Omit<MyCount, 'cards'> {
  account: number;
  name: string;
  offices: Answer<typeof readCards>['offices'];
  cards: CountCard[];
}

/** What was counted on this phone. It stays after it was sent, so that the room shows what is done; its photo goes then. */
export interface KeptScan extends Omit<SentScan, 'photo'> {
  campaign: number;
  account: number;
  photo: Blob | null;
  /** 1 once Talaan has answered it. */
  sent: 0 | 1;
}

/** Where one counts. */
export interface Here {
  device: string;
  campaign: number | null;
  office_id: number | null;
  room: string;
}

interface Stored extends DBSchema {
  counts: { key: number; value: KeptCount };
  scans: { key: string; value: KeptScan; indexes: { campaign: number; sent: number } };
  here: { key: string; value: Here };
}

const SELF = 'self';
/** Written through to the disk before it is called counted: the phone may be switched off at once. */
const ON_DISK = { durability: 'strict' } as const;

let opened: Promise<IDBPDatabase<Stored>> | undefined;

function open(): Promise<IDBPDatabase<Stored>> {
  opened ??= openDB<Stored>('talaan-counts', 1, {
    upgrade: (database) => {
      database.createObjectStore('counts', { keyPath: 'id' });
      const scans = database.createObjectStore('scans', { keyPath: 'id' });
      scans.createIndex('campaign', 'campaign');
      scans.createIndex('sent', 'sent');
      database.createObjectStore('here');
    },
    terminated: () => (opened = undefined),
  });
  return opened;
}

export async function readHere(): Promise<Here> {
  const database = await open();
  const transaction = database.transaction('here', 'readwrite', ON_DISK);
  const known = await transaction.store.get(SELF);
  const here = known ?? { device: crypto.randomUUID(), campaign: null, office_id: null, room: '' };
  if (!known) await transaction.store.put(here, SELF);
  await transaction.done;
  return here;
}

export async function saveHere(here: Here): Promise<void> {
  await (await open()).put('here', here, SELF);
}

export async function keepCount(count: KeptCount): Promise<void> {
  await (await open()).put('counts', count);
}

export async function readCount(id: number): Promise<KeptCount | undefined> {
  return (await open()).get('counts', id);
}

export async function keptCounts(): Promise<KeptCount[]> {
  return (await open()).getAll('counts');
}

/** When this is done, it is on the disk of the phone. */
export async function keepScan(scan: KeptScan): Promise<void> {
  const transaction = (await open()).transaction('scans', 'readwrite', ON_DISK);
  await Promise.all([transaction.store.add(scan), transaction.done]);
}

export async function scansOf(campaign: number): Promise<KeptScan[]> {
  return (await open()).getAllFromIndex('scans', 'campaign', campaign);
}

/** What Talaan has not answered, of all counts. */
export async function waitingScans(): Promise<KeptScan[]> {
  return (await open()).getAllFromIndex('scans', 'sent', 0);
}

export async function markSent(scans: readonly KeptScan[]): Promise<void> {
  const transaction = (await open()).transaction('scans', 'readwrite', ON_DISK);
  await Promise.all([...scans.map((scan) => transaction.store.put({ ...scan, photo: null, sent: 1 })), transaction.done]);
}

/** Takes a count with all that was scanned for it off this phone. */
export async function forgetCount(id: number): Promise<void> {
  const transaction = (await open()).transaction(['counts', 'scans'], 'readwrite', ON_DISK);
  const keys = await transaction.objectStore('scans').index('campaign').getAllKeys(id);
  await Promise.all([
    transaction.objectStore('counts').delete(id),
    ...keys.map((key) => transaction.objectStore('scans').delete(key)),
    transaction.done,
  ]);
}
