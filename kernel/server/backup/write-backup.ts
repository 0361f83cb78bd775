import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { sealsFile } from '../audit/audit-seals.ts';
import type { Bucket } from '../files/bucket.ts';
import { CannotStart } from '../cannot-start.ts';
import { readIsDemo } from '../demo/keep-apart.ts';
import { HEAD, QUEUE, SCHEMA, SEALS, verifyArchive, writeArchive, type Head } from './archive.ts';
import { archiveName } from './archive-name.ts';
import { openSnapshot, readRows, readShape, readWaitingJobs } from './read-database.ts';
import { findLost, readFiles, type FilesRead } from './read-files.ts';
import type { Entry } from './tar.ts';
import { keepFree, translateFull, watchRoom } from './watch-room.ts';

export interface BackupOrder {
  /** Of a role that may read all tables. */
  databaseUrl: string;
  dataDir: string;
  /** The folder that it goes into; made where it is missing. */
  into: string;
  /** BACKUP_KEY. */
  key: string | undefined;
  level?: number;
  /** Where files are kept besides the data folder. */
  bucket?: Pick<Bucket, 'read'> | undefined;
}

/** A backup that was written and read back. */
export interface WrittenBackup {
  path: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files whose rows are there and which were neither on the disk nor in the bucket: lost before. */
  lost: string[];
}

export class BackupUnderWay extends CannotStart {}

const QUICK = 3;
const UNFINISHED = '.unfinished';
const LOCK = "hashtext('talaan.backup')";

/**
 * Copies database and files as they are at one moment into an archive named for it, reads that back, and gives it its name: so what
 * has the name is whole. Beside a running server; one at a time for a database. Error: CannotStart in words, and nothing is left.
 */
export async function writeBackup(order: BackupOrder): Promise<WrittenBackup> {
  const client = new pg.Client({ connectionString: order.databaseUrl, application_name: 'talaan backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`);
    if (!rows[0]?.taken) throw new BackupUnderWay('A backup of this database is being made already. Wait until it is done.');
    await mkdir(order.into, { recursive: true, mode: 0o700 });
    await clearUnfinished(order.into);
    return await writeFrom(client, order);
  } catch (error) {
    // A COPY that nobody reads to its end would be waited for.
    client.connection.stream.destroy();
    throw translateFull(error, order.into);
  } finally {
    await client.end();
  }
}

async function writeFrom(client: pg.Client, { dataDir, into, key, level = QUICK, bucket }: BackupOrder): Promise<WrittenBackup> {
  await openSnapshot(client);
  const shape = await readShape(client);
  const now = await client.query<{ at: Date }>('select now() as at');
  const head: Head = {
    format: 1,
    id: randomUUID(),
    made_at: now.rows[0]!.at.toISOString(),
    is_demo: (await readIsDemo(client)) ?? false,
    ...without(shape, 'schema'),
  };
  const path = join(into, archiveName(head.made_at, Boolean(key)));
  const unfinished = `${path}${UNFINISHED}`;
  const counted = new Map<string, () => number>();
  const files: FilesRead = { files: 0, bytes: 0, without: [] };
  const bytes = { rows: 0, files: 0 };
  async function* entries(): AsyncGenerator<Entry> {
    yield entryOf(HEAD, JSON.stringify(head));
    yield entryOf(SCHEMA, shape.schema);
    for (const table of head.tables)
      for await (const entry of readRows(client, table, (rows) => counted.set(table.name, rows))) {
        bytes.rows += entry.size;
        yield entry;
      }
    yield entryOf(QUEUE, JSON.stringify(await readWaitingJobs(client)));
    yield* readFiles(client, { folder: join(dataDir, 'files'), bucket }, files);
    const seals = await readFile(sealsFile(dataDir), 'utf8').catch(() => '');
    if (seals) yield entryOf(SEALS, seals);
  }
  const countRows = () => Object.fromEntries([...counted].map(([name, rows]) => [name, rows()]));
  const closing = () => ({
    rows: countRows(),
    files: files.files,
    bytes: { rows: bytes.rows, files: files.bytes },
    without: files.without,
  });
  try {
    const watch = watchRoom(into, await keepFree(into, dataDir));
    await writeArchive(entries(), closing, { path: unfinished, key, level, watch });
    await client.query('commit');
    await verifyArchive(unfinished, key);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return {
    path,
    bytes: (await stat(path)).size,
    rows: Object.values(countRows()).reduce((sum, count) => sum + count, 0),
    files: files.files,
    lost: await findLost(client, files.without),
  };
}

/** What a backup left that was killed. */
async function clearUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith(UNFINISHED)) await rm(join(folder, basename(name)), { force: true });
}

function entryOf(name: string, text: string): Entry {
  const content = Buffer.from(text);
  return { name, size: content.length, content: [content] };
}

function without<T extends object, K extends keyof T>(all: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = all;
  return rest;
}
