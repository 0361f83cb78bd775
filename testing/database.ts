import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseAddresses } from '@talaan/kernel/server/database/database-roles.ts';
import { startPostgres, type Postgres } from '@talaan/kernel/server/postgres/postgres.ts';
import { throwawaySettings } from '@talaan/kernel/server/postgres/postgres-settings.ts';
import { endWithParent } from './end-with-parent.ts';
import { bringTemplate } from './kept-template.ts';

/** Where the template stands, when the test command has prepared one for all test files. */
const PREPARED = 'TALAAN_TEST_CLUSTER';
/** The same by the role that owns it. */
const PREPARED_OWNER = 'TALAAN_TEST_CLUSTER_OWNER';
/** The files that belong to the template. */
const PREPARED_FILES = 'TALAAN_TEST_FILES';
const TEMPLATE = 'talaan_template';

export interface TestCluster extends DatabaseAddresses {
  /** Where the template's files lie. */
  files: string;
  stop: () => Promise<void>;
}

type Prepare = (database: DatabaseAddresses, files: string) => Promise<void>;

/** Starts a PostgreSQL of its own in a temporary folder, with the template as `prepare` fills it, or as it was kept of an earlier run. */
export async function startTestCluster(prepare: Prepare): Promise<TestCluster> {
  const dir = await mkdtemp(join(tmpdir(), 'talaan test '));
  const ends = endWithParent(dir);
  await bringTemplate(dir, (empty) => makeTemplate(empty, prepare));
  const postgres = await start(dir);
  return {
    url: postgres.url,
    ownerUrl: postgres.ownerUrl,
    files: filesOf(dir),
    stop: async () => {
      await postgres.stop();
      ends.callOff();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A data folder as Talaan left it when it was stopped, with the template as its database; its place. The caller removes it. `name`: under which the template is kept. */
export async function makeDataFolder(prepare: Prepare, name?: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'talaan own '));
  await bringTemplate(dir, (empty) => makeTemplate(empty, prepare), name);
  const postgres = await start(dir);
  try {
    await run(named(postgres.ownerUrl, 'postgres'), 'drop database talaan');
    await run(named(postgres.ownerUrl, 'postgres'), `alter database ${TEMPLATE} rename to talaan`);
  } finally {
    await postgres.stop();
  }
  await rename(filesOf(dir), join(dir, 'files'));
  return dir;
}

async function makeTemplate(dir: string, prepare: Prepare): Promise<void> {
  const postgres = await start(dir);
  try {
    await run(postgres.ownerUrl, `create database ${TEMPLATE}`);
    await mkdir(filesOf(dir));
    await prepare(bothNamed(postgres, TEMPLATE), filesOf(dir));
  } finally {
    await postgres.stop();
  }
}

function start(dir: string): Promise<Postgres> {
  return startPostgres({ dir, address: 'a test', log: () => undefined, settings: throwawaySettings });
}

function filesOf(dir: string): string {
  return join(dir, 'template files');
}

export interface TestDatabase extends DatabaseAddresses {
  /** What its rows of kept files speak of; to be copied, not changed. */
  files: string;
  drop: () => Promise<void>;
}

/** A database of one's own, cloned from the template, or empty: of the prepared cluster, or of one started for this file alone. */
export async function cloneDatabase(prepare: Prepare, { empty = false } = {}): Promise<TestDatabase> {
  const prepared = process.env[PREPARED];
  const cluster = prepared
    ? { url: prepared, ownerUrl: process.env[PREPARED_OWNER] ?? '', files: process.env[PREPARED_FILES] ?? '', stop: async () => undefined }
    : await startTestCluster(prepare);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(cluster.ownerUrl, `create database ${name}${empty ? '' : ` template ${TEMPLATE} strategy file_copy`}`);
  return {
    ...bothNamed(cluster, name),
    files: cluster.files,
    drop: async () => {
      await run(cluster.ownerUrl, `drop database if exists ${name} with (force)`);
      await cluster.stop();
    },
  };
}

/** An empty database in the cluster of another one; it goes with that one at the latest. */
export async function makeEmptyBeside(other: DatabaseAddresses): Promise<DatabaseAddresses & { drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(other.ownerUrl, `create database ${name} template template0`);
  return { ...bothNamed(other, name), drop: () => run(other.ownerUrl, `drop database if exists ${name} with (force)`) };
}

/** Whether the test command has prepared all that test files need. */
export function isPrepared(): boolean {
  return PREPARED in process.env;
}

/** Lets the test files of child processes clone from this cluster. */
export function announceCluster(cluster: TestCluster): void {
  process.env[PREPARED] = cluster.url;
  process.env[PREPARED_OWNER] = cluster.ownerUrl;
  process.env[PREPARED_FILES] = cluster.files;
}

/** One connection for each address, kept while the process runs: a new one costs PostgreSQL more than to make a database. */
const kept = new Map<string, pg.Pool>();

async function run(url: string, statement: string): Promise<void> {
  const pool = kept.get(url) ?? connect(url);
  await pool.query(statement);
}

/** Holds no process up; the end of its cluster ends it. */
function connect(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  kept.set(url, pool);
  return pool;
}

function bothNamed({ url, ownerUrl }: DatabaseAddresses, database: string): DatabaseAddresses {
  return { url: named(url, database), ownerUrl: named(ownerUrl, database) };
}

function named(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
