import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { makeDemo } from '@talaan/demo/make-demo.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import type { DatabaseAddresses } from '@talaan/kernel/server/database/database-roles.ts';
import { keepInstallation } from '@talaan/kernel/server/installation/keep-installation.ts';
import { startPostgres } from '@talaan/kernel/server/postgres/postgres.ts';
import { bringUpSchema } from '@talaan/kernel/server/database/schema.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { modules } from '@talaan/server/app.ts';

/** An evening on which a whole month of punches lies behind. */
export const NOW = '2026-10-31T18:00:00+08:00';
export const MONTH = '2026-10';
const PEOPLE = 5000;

export const root = resolve(import.meta.dirname, '..');
export const cache = join(root, '.cache', 'bench');

export interface Databases {
  /** Of what the kept databases follow from. */
  fingerprint: string;
  /** Of PostgreSQL. */
  version: string;
  /** The university with its punches and days of so many months up to now. Made when it is first asked for, and kept. */
  withMonths: (months: number) => Promise<string>;
  /** The same with so many people and a single month. */
  withPeople: (people: number) => Promise<string>;
  /** A copy of the one with a single month, to write into; the one before it under the same name is thrown away. */
  copyAs: (name: string, people?: number) => Promise<string>;
  /** One of these as the role that owns its tables, to empty them or to turn triggers off. */
  asOwner: (databaseUrl: string) => string;
  /** The process of PostgreSQL itself. */
  postmaster: number;
  close: () => Promise<void>;
}

interface Size {
  people: number;
  months: number;
}

export async function openDatabases(log: (line: string) => void): Promise<Databases> {
  mkdirSync(cache, { recursive: true });
  const postgres = await startPostgres({ dir: cache, address: 'a benchmark', log });
  const admin = new pg.Client({ connectionString: postgres.ownerUrl });
  await admin.connect();
  const made = readFingerprint();
  await dropOthers(admin, made);
  const open = async (size: Size) => {
    const name = `bench_${made}_${size.people}_${size.months}`;
    if (!(await exists(admin, name))) await make(admin, postgres, name, size, log);
    return named(postgres.url, name);
  };
  const withMonths = (months: number) => open({ people: PEOPLE, months });
  const { rows } = await admin.query<{ server_version: string }>('show server_version');
  return {
    fingerprint: made,
    version: rows[0]!.server_version,
    withMonths,
    withPeople: (people) => open({ people, months: 1 }),
    postmaster: Number(readFileSync(join(cache, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]),
    copyAs: async (name, people = PEOPLE) => {
      const original = new URL(await open({ people, months: 1 })).pathname.slice(1);
      await admin.query(`drop database if exists copy_${name} with (force)`);
      await admin.query(`create database copy_${name} template ${original}`);
      return named(postgres.url, `copy_${name}`);
    },
    asOwner: (databaseUrl) => named(postgres.ownerUrl, new URL(databaseUrl).pathname.slice(1)),
    close: async () => {
      await admin.end();
      await postgres.stop();
    },
  };
}

/** Made under another name and renamed when whole, so that a run that was cut short leaves no half university. */
async function make(
  admin: pg.Client,
  { url, ownerUrl }: DatabaseAddresses,
  name: string,
  { people, months }: Size,
  log: (line: string) => void,
): Promise<void> {
  log(`Making ${people} people with ${months} months of punches …`);
  await admin.query('drop database if exists making with (force)');
  await admin.query('create database making');
  const databaseUrl = named(ownerUrl, 'making');
  const now = Temporal.Instant.from(NOW);
  await bringUpSchema({ url: named(url, 'making'), ownerUrl: databaseUrl }, modules);
  const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: cache, DEMO: 'true', DEMO_NOW: NOW, LOG_LEVEL: 'fatal' });
  await keepInstallation(databaseUrl, { settings, modules });
  await makeDemo({ databaseUrl, settings, modules, now, people, months: months - 1, log });
  const pool = openPool(databaseUrl);
  await computeDueDays({ pool, clock: startClock(now) });
  await pool.end();
  // On a connection of its own: that of a pool ends statements that take minutes.
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query('vacuum (analyze)');
  await owner.end();
  await admin.query(`alter database making rename to ${name}`);
}

/** What the kept databases follow from: when one of these files changes, they are made anew. */
function readFingerprint(): string {
  const hash = createHash('sha256').update(NOW);
  const files = globSync(
    [
      'kernel/server/{*.sql,database/database-roles.ts}',
      'modules/*/*/server/**/*.sql',
      'modules/*/*/server/reference*',
      '{demo,modules/*/*/demo}/*.ts',
    ],
    {
      cwd: root,
    },
  );
  for (const file of files.toSorted())
    if (/\.(ts|sql)$/.test(file) && !file.endsWith('.test.ts')) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 8);
}

async function dropOthers(admin: pg.Client, made: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(`select datname as name from pg_database where datname ~ '^(bench_|copy_|making)'`);
  for (const { name } of rows) if (!name.startsWith(`bench_${made}_`)) await admin.query(`drop database ${name} with (force)`);
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

function named(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
