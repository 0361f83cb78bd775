import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { sealsFile } from '../audit/audit-seals.ts';
import type { Bucket } from '../files/bucket.ts';
import { CannotStart } from '../cannot-start.ts';
import { refuseToMix } from '../demo/keep-apart.ts';
import { admitRole, keepFromThePast, roleOf, type DatabaseAddresses } from '../database/database-roles.ts';
import { SHORT } from '../files/disk-space.ts';
import { bringUpQueue } from '../job-queue.ts';
import { countReleasesBehind, type Migrations, type Release } from '../database/migrations.ts';
import { fingerprintOf } from '../database/schema-text.ts';
import { FILES, QUEUE, readAll, readArchive, SCHEMA, SEALS, tableOf, verifyArchive, type Head, type Manifest } from './archive.ts';
import { beginLoading, type Loading } from './load-database.ts';
import type { WaitingJob } from './read-database.ts';
import { queueAgain } from './queue-again.ts';
import { readMark, removeMark, setMark } from './restore-mark.ts';
import type { Entry } from './tar.ts';
import { requireRoom, translateFull } from './watch-room.ts';

export interface RestoreOrder {
  file: string;
  /** BACKUP_KEY. */
  key: string | undefined;
  dataDir: string;
  /** What it is restored as: a demo, or a university. */
  isDemo: boolean;
  /** Where files go instead of the data folder. */
  bucket?: Pick<Bucket, 'put'> | undefined;
}

/** Rows in a database take more than as text, with their indexes; measured 2.6 to 3.1 times. */
const ROWS_GROW = 3.5;
const BEING_RESTORED = '.being-restored';

/**
 * Reads a whole archive and looks whether it fits: before a database is started, and before anything is written. A restore of the same
 * archive that was interrupted is taken up again. Error: CannotStart.
 */
export async function judgeRestore(
  { file, key, dataDir, isDemo }: RestoreOrder,
  program: Release,
  { closed }: Migrations,
): Promise<Manifest> {
  const { head, manifest } = await verifyArchive(file, key);
  refuseToMix({ isDemo: head.is_demo, wanted: isDemo ? 'a demo' : 'a university' });
  countReleasesBehind(head.release, program, closed);
  const mark = await readMark(dataDir);
  if (mark && mark.id !== head.id)
    throw new CannotStart(
      `The restore of another backup, ${mark.file}, was interrupted in ${dataDir}. Restore that one, or into an empty folder.`,
    );
  if (!mark) await requireEmptyFolder(dataDir);
  await mkdir(dataDir, { recursive: true });
  await requireRoom(dataDir, manifest.bytes.files + ROWS_GROW * manifest.bytes.rows, SHORT, 'What is restored');
  return manifest;
}

/**
 * Restores it: the database in one transaction, the files beside it; both get their places at the end. What is killed is begun again by
 * the same call. The database is of the release of the archive then, which the next start brings up. Error: CannotStart.
 */
export async function restoreBackup(order: Omit<RestoreOrder, 'isDemo'>, database: DatabaseAddresses): Promise<void> {
  const { dataDir } = order;
  const client = new pg.Client({ connectionString: database.ownerUrl, application_name: 'talaan restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const mark = await readMark(dataDir);
    if (!mark || !(await holdsArchive(client, mark.id))) {
      await requireEmptyDatabase(client);
      await bringUpQueue(database.ownerUrl);
      await load(client, order, database);
    }
    await putInPlace(join(dataDir, 'files'));
    await putInPlace(sealsFile(dataDir));
    await removeMark(dataDir);
    await client.query('analyze');
  } catch (error) {
    client.connection.stream.destroy();
    throw translateFull(error, dataDir);
  } finally {
    await client.end();
  }
}

async function load(
  client: pg.Client,
  { file, key, dataDir, bucket }: Omit<RestoreOrder, 'isDemo'>,
  { url, ownerUrl }: DatabaseAddresses,
): Promise<void> {
  const serving = roleOf(url) === roleOf(ownerUrl) ? null : roleOf(url);
  const files = `${join(dataDir, 'files')}${BEING_RESTORED}`;
  await rm(files, { recursive: true, force: true });
  await client.query('begin');
  await client.query("select pg_advisory_xact_lock(hashtext('talaan.schema'))");
  if (serving) await admitRole(client, serving);
  let known: Head;
  let loading: Loading;
  const begin = async (head: Head) => {
    known = head;
    await setMark(dataDir, { id: head.id, file });
    await mkdir(files, { recursive: true });
  };
  const { head } = await readArchive(
    file,
    key,
    async (entry) => {
      const table = tableOf(entry.name);
      if (table) return loading.take(table, entry);
      if (entry.name.startsWith(FILES)) return keepFile({ folder: files, bucket }, entry);
      const text = await readAll(entry);
      if (entry.name === SCHEMA) loading = await beginLoading(client, requireSame(text, known), known);
      else if (entry.name === QUEUE) await queueAgain(client, ownerUrl, JSON.parse(text) as WaitingJob[]);
      else if (entry.name === SEALS) await writeFile(`${sealsFile(dataDir)}${BEING_RESTORED}`, text, { mode: 0o600 });
    },
    begin,
  );
  await loading!.finish();
  if (serving) await keepFromThePast(client, serving);
  await client.query('insert into kernel.restoration (archive_id, made_at) values ($1, $2)', [head.id, head.made_at]);
  await client.query('commit');
}

function requireSame(schema: string, { release }: Head): string {
  if (fingerprintOf(schema) !== release.fingerprint) throw new CannotStart('The backup names other tables than it has.');
  return schema;
}

/** Into the bucket where there is one; a restore that is begun again puts it there again. */
async function keepFile({ folder, bucket }: { folder: string; bucket: RestoreOrder['bucket'] }, { name, content }: Entry): Promise<void> {
  const path = name.slice(FILES.length);
  const place = join(folder, path);
  await writeEntry(place, content);
  if (!bucket) return;
  await bucket.put(path, place);
  await rm(place);
}

async function writeEntry(path: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
}

async function requireEmptyFolder(dataDir: string): Promise<void> {
  const advice = 'A backup is restored into an empty installation only: name another folder in DATA_DIR, or move this one away.';
  const kept = await readdir(join(dataDir, 'files')).catch(() => []);
  if (kept.length > 0) throw new CannotStart(`There are files in ${join(dataDir, 'files')}. ${advice}`);
  if (await stat(sealsFile(dataDir)).catch(() => undefined)) throw new CannotStart(`There is ${sealsFile(dataDir)}. ${advice}`);
}

async function requireEmptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ begun: boolean }>("select to_regnamespace('kernel') is not null as begun");
  if (rows[0]?.begun)
    throw new CannotStart(
      'There are tables of Talaan in this database. A backup is restored into an empty installation only: name another folder in DATA_DIR, or an empty database in DATABASE_URL.',
    );
}

async function holdsArchive(client: pg.Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>("select to_regclass('kernel.restoration') is not null as known");
  if (!rows[0]?.known) return false;
  return (await client.query('select from kernel.restoration where archive_id = $1', [id])).rows.length > 0;
}

/** Gives what was restored beside its name; does nothing where an earlier try has. */
async function putInPlace(path: string): Promise<void> {
  const beside = `${path}${BEING_RESTORED}`;
  if (!(await stat(beside).catch(() => undefined))) return;
  await rmdir(path).catch(() => undefined);
  await rename(beside, path);
}
