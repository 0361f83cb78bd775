import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How far the chain of the audit trail went at the end of a day, as it is kept outside the database. */
export interface DaySeal {
  /** `2026-11-22` */
  date: string;
  /** How many events were sealed. */
  events: number;
  /** The hash of the last of them, which covers all before it. */
  hash: string;
}

const FILE = 'audit-seals.txt';
const LINE = /\b(\d{4}-\d{2}-\d{2}) (\d{1,15}) ([0-9a-f]{64})\b/g;

export function sealsFile(dataDir: string): string {
  return join(dataDir, FILE);
}

/** As it is kept and mailed: `2026-11-22 48210 9f86d0…`. */
export function writeSeal({ date, events, hash }: DaySeal): string {
  return `${date} ${events} ${hash}`;
}

/** All seals in a text, in its order: of the file, or of mails that were saved. Whatever else it says is passed over. */
export function readSeals(text: string): DaySeal[] {
  return [...text.matchAll(LINE)].map(([, date = '', events, hash = '']) => ({ date, events: Number(events), hash }));
}

/** The seals of the data folder; none where there is no file yet. */
export async function readKeptSeals(dataDir: string): Promise<DaySeal[]> {
  try {
    return readSeals(await readFile(sealsFile(dataDir), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Adds a line and waits until it is on the disk, on a line of its own also where the one before was cut off. */
export async function keepSeal(dataDir: string, seal: DaySeal): Promise<void> {
  const file = await open(sealsFile(dataDir), 'a+', 0o600);
  try {
    const text = await file.readFile('utf8');
    await file.appendFile(`${text === '' || text.endsWith('\n') ? '' : '\n'}${writeSeal(seal)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
