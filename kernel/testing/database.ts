import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../server/postgres.ts';

/** Where the template stands, when the test command has prepared one for all test files. */
const PREPARED = 'TALAAN_TEST_CLUSTER';
const TEMPLATE = 'talaan_template';

export interface TestCluster {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL of its own in a temporary folder and fills the template by `prepare`, once. */
export async function startTestCluster(prepare: (databaseUrl: string) => Promise<void>): Promise<TestCluster> {
  const dir = await mkdtemp(join(tmpdir(), 'talaan test '));
  const postgres = await startPostgres({ dir, address: 'a test', log: () => undefined });
  await run(postgres.url, `create database ${TEMPLATE}`);
  await prepare(named(postgres.url, TEMPLATE));
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A database of one's own, cloned from the template: of the prepared cluster, or of one started for this file alone. */
export async function cloneDatabase(prepare: (databaseUrl: string) => Promise<void>): Promise<TestDatabase> {
  const prepared = process.env[PREPARED];
  const cluster = prepared ? { url: prepared, stop: async () => undefined } : await startTestCluster(prepare);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(cluster.url, `create database ${name} template ${TEMPLATE}`);
  return {
    url: named(cluster.url, name),
    drop: async () => {
      await run(cluster.url, `drop database if exists ${name} with (force)`);
      await cluster.stop();
    },
  };
}

/** Lets the test files of child processes clone from this cluster. */
export function announceCluster(cluster: TestCluster): void {
  process.env[PREPARED] = cluster.url;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function named(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
