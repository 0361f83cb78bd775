import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { sql } from 'kysely';
import type { Bucket } from '../files/bucket.ts';
import { CannotStart } from '../cannot-start.ts';
import { localDay } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { chooseKept } from './choose-kept.ts';
import { BackupUnderWay, writeBackup, type WrittenBackup } from './write-backup.ts';

/** Where backups go that nobody sends elsewhere. */
export function backupsFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

interface TakenBackup extends WrittenBackup {
  /** What was lost before the backup, in a sentence. */
  fault: string | null;
}

/**
 * Writes a backup, notes it or why it failed, and removes those of the data folder that the rule does not keep; one that was sent to
 * another folder stays as long as people leave it. Error: CannotStart.
 */
export async function takeBackup(order: {
  databaseUrl: string;
  dataDir: string;
  into?: string | undefined;
  key: string | undefined;
  bucket?: Pick<Bucket, 'read'> | undefined;
}): Promise<TakenBackup> {
  const own = backupsFolder(order.dataDir);
  const into = order.into ?? own;
  try {
    const written = await writeBackup({ ...order, into });
    const fault = formatLost(written.lost);
    await note(order.databaseUrl, { file: written.path, bytes: written.bytes, rows: written.rows, files: written.files, fault });
    if (into === own) await removeOld(own);
    return { ...written, fault };
  } catch (error) {
    if (!(error instanceof BackupUnderWay)) await note(order.databaseUrl, { fault: formatReason(error) }).catch(() => undefined);
    throw error;
  }
}

/** Why a backup failed, in words. */
export function formatReason(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  return `The backup failed: ${error instanceof Error ? error.message : String(error)}`;
}

function formatLost(lost: readonly string[]): string | null {
  if (lost.length === 0) return null;
  const some = lost.slice(0, 3).join(', ');
  return `${lost.length === 1 ? 'A file is' : `${lost.length} files are`} missing from the folder files of the data folder or the bucket, such as ${some}: bring ${lost.length === 1 ? 'it' : 'them'} back from an earlier backup.`;
}

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const kept = chooseKept(names);
  for (const name of names) if (!kept.has(name)) await rm(join(folder, basename(name)), { force: true, recursive: true });
}

async function note(
  databaseUrl: string,
  {
    file = null,
    bytes = null,
    rows = null,
    files = null,
    fault,
  }: { file?: string | null; bytes?: number | null; rows?: number | null; files?: number | null; fault: string | null },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'talaan backup' });
  await client.connect();
  await client
    .query('insert into kernel.backup (file, bytes, rows, files, fault) values ($1, $2, $3, $4, $5)', [file, bytes, rows, files, fault])
    .finally(() => client.end());
}

export interface KeptBackup {
  at: string;
  /** Its path; null for one that failed. */
  file: string | null;
  bytes: number | null;
  /** Whether it was read back from the first byte to the last; only such ones get their name. */
  verified: boolean;
  /** Why it failed, or what was lost before it. */
  fault: string | null;
}

export interface Backups {
  /** Whether Talaan makes them by itself each night: of the embedded database. */
  nightly: boolean;
  /** The last good one; null before the first. */
  lastGood: KeptBackup | null;
  /** The last ten, the newest first. */
  last: KeptBackup[];
  /** In a sentence that the last good one is older than two days; null where all is well. */
  overdue: string | null;
}

const SHOWN = 10;
const OVERDUE_HOURS = 48;

/** What administrators are shown of the backups, by the clock of the database. */
export async function readBackups(db: Database, { databaseUrl }: Pick<Settings, 'databaseUrl'>): Promise<Backups> {
  const nightly = !databaseUrl;
  const { rows: last } = await sql<KeptBackup>`
    select at, file, bytes, file is not null as verified, fault from kernel.backup order by id desc limit ${SHOWN}`.execute(db);
  const { rows: good } = await sql<KeptBackup>`
    select at, file, bytes, true as verified, fault from kernel.backup where file is not null order by id desc limit 1`.execute(db);
  const overdue = nightly && (await isOlderThan(db, OVERDUE_HOURS)) ? formatOverdue(good[0]?.at ?? null, last[0] ?? null) : null;
  return { nightly, lastGood: good[0] ?? null, last, overdue };
}

/** Whether the last good backup, or before the first one the database itself, is older than so many hours. */
export async function isOlderThan(db: Database, hours: number): Promise<boolean> {
  const { rows } = await sql<{ older: boolean }>`
    select greatest((select max(at) from kernel.backup where file is not null), (select max(restored_at) from kernel.restoration),
      (select min(brought_up_at) from kernel.release)) < now() - ${hours} * interval '1 hour' as older`.execute(db);
  return rows[0]?.older ?? false;
}

function formatOverdue(lastGoodAt: string | null, last: KeptBackup | null): string {
  const since = lastGoodAt ? `The last good backup is of ${localDay(lastGoodAt)}, more than two days ago` : 'There is no backup yet';
  return `${since}.${last && !last.file ? ` The last try failed: ${last.fault}` : ''} Run "npm run backup" on the server and read what it says.`;
}
