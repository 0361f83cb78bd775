import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { CannotStart } from './cannot-start.ts';
import { admitRole, keepFromThePast, requireOwnTables, roleOf, type DatabaseAddresses } from './database-roles.ts';
import { bringUpQueue } from './jobs.ts';
import type { ServerModule } from './server.ts';

const KERNEL = { name: 'kernel', tables: new URL('./tables.sql', import.meta.url) };

/**
 * Brings the tables of the kernel and of each module up, in their order, and loads their reference lists, all or nothing; lets the
 * role that serves use them; then the tables of the job queue. Error: CannotStart.
 */
export async function bringUpSchema({ url, ownerUrl }: DatabaseAddresses, modules: readonly ServerModule[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const serving = roleOf(url);
  const isApart = serving !== roleOf(ownerUrl);
  try {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('talaan.schema'))");
    await requireOwnTables(client);
    if (isApart) await admitRole(client, serving);
    const known = await readParts(client);
    for (const part of [KERNEL, ...modules]) await bringUp(client, part, known);
    for (const module of modules) await module.loadReference?.(client);
    if (isApart) await keepFromThePast(client, serving);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
  await bringUpQueue(ownerUrl);
}

/** Takes everything out of the database. Only the demo does this, when asked for a fresh one. */
export async function dropSchema(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select nspname as name from pg_namespace where nspname not in ('public', 'information_schema') and nspname not like 'pg\\_%'",
    );
    for (const { name } of rows) await client.query(`drop schema ${client.escapeIdentifier(name)} cascade`);
  } finally {
    await client.end();
  }
}

async function readParts(client: pg.Client): Promise<Map<string, string>> {
  const exists = await client.query<{ made: boolean }>("select to_regclass('kernel.schema_part') is not null as made");
  if (!exists.rows[0]?.made) return new Map();
  const { rows } = await client.query<{ module: string; fingerprint: string }>('select module, fingerprint from kernel.schema_part');
  return new Map(rows.map((row) => [row.module, row.fingerprint]));
}

async function bringUp(
  client: pg.Client,
  part: { name: string; tables?: URL | readonly URL[] },
  known: Map<string, string>,
): Promise<void> {
  if (!part.tables) return;
  const texts = await Promise.all([part.tables].flat().map((file) => readFile(file, 'utf8')));
  const text = texts.join('\n');
  const fingerprint = createHash('sha256').update(text).digest('hex');
  const made = known.get(part.name);
  if (made === fingerprint) return;
  if (made !== undefined) {
    throw new CannotStart(
      `This database was made by an earlier Talaan: the tables of ${part.name} have changed since.\n` +
        'Before the first release such a database is made anew: for the demo run "npm run demo -- --fresh"; keep a copy of anything else first.',
    );
  }
  await client.query(text);
  await client.query('insert into kernel.schema_part (module, fingerprint) values ($1, $2)', [part.name, fingerprint]);
}
