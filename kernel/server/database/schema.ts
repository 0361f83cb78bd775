import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { admitRole, keepFromThePast, requireOwnTables, roleOf, type DatabaseAddresses } from './database-roles.ts';
import { bringUpQueue } from '../job-queue.ts';
import { countReleasesBehind, insertTables, MIGRATIONS, readMigrations, type Migrations, type Release } from './migrations.ts';
import { readSchemaText, type SchemaText } from './schema-text.ts';
import type { ServerModule } from '../server.ts';

interface Wanted {
  schema: SchemaText;
  migrations: Migrations;
  /** The role that serves, where it is not the owner. */
  serving: string | null;
  log: (line: string) => void;
}

/**
 * Makes the tables of an empty database; brings those of an earlier release up, each release in one transaction; loads the reference
 * lists; lets the role that serves use them; then the tables of the job queue. One process at a time. Error: CannotStart.
 */
export async function bringUpSchema(
  { url, ownerUrl }: DatabaseAddresses,
  modules: readonly ServerModule[],
  { migrations = MIGRATIONS, log = () => undefined }: { migrations?: URL; log?: (line: string) => void } = {},
): Promise<void> {
  const wanted: Wanted = {
    schema: await readSchemaText(modules),
    migrations: await readMigrations(migrations),
    serving: roleOf(url) === roleOf(ownerUrl) ? null : roleOf(url),
    log,
  };
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'talaan schema' });
  await client.connect();
  try {
    while (await inTurn(client, () => takeStep(client, modules, wanted)));
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

/** Works in one transaction, and not while another process brings the same database up. */
async function inTurn<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  try {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('talaan.schema'))");
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Brings the database to the next release, or makes and fills what is of this one; whether a further step follows. */
async function takeStep(client: pg.Client, modules: readonly ServerModule[], wanted: Wanted): Promise<boolean> {
  const { schema, migrations, serving, log } = wanted;
  await requireOwnTables(client);
  if (serving) await admitRole(client, serving);
  const found = await readRelease(client);
  const program = { number: migrations.release, fingerprint: schema.fingerprint };
  if (found && countReleasesBehind(found, program, migrations.closed) > 0) {
    log(`Bringing the database from release ${found.number} to release ${found.number + 1} …`);
    await migrate(client, found.number + 1, wanted);
    return true;
  }
  if (!found) {
    await client.query(schema.text);
    await noteRelease(client, program, schema.text);
  }
  for (const module of modules) await module.loadReference?.(client);
  if (serving) await keepFromThePast(client, serving);
  return false;
}

async function migrate(client: pg.Client, release: number, { schema, migrations }: Wanted): Promise<void> {
  const isLast = release === migrations.release;
  const fingerprint = isLast ? schema.fingerprint : migrations.closed.get(release);
  if (!fingerprint) throw new Error(`migrations/releases.txt lacks release ${release}`);
  const { name, text } = migrations.steps[release - 2]!;
  try {
    await client.query(insertTables(text, schema.tablesOf));
  } catch (cause) {
    throw new CannotStart(
      `The database could not be brought to release ${release} (${name}): ${cause instanceof Error ? cause.message : String(cause)}.\n` +
        'It was left as it was, and is served by the Talaan that it came from.',
      { cause },
    );
  }
  await noteRelease(client, { number: release, fingerprint }, isLast ? schema.text : null);
}

/** The release of a database; null where it is empty. Error: CannotStart for one that was made before there were releases. */
export async function readRelease(client: pg.ClientBase): Promise<Release | null> {
  const { rows } = await client.query<{ begun: boolean; known: boolean }>(
    "select to_regnamespace('kernel') is not null as begun, to_regclass('kernel.release') is not null as known",
  );
  if (!rows[0]?.begun) return null;
  if (!rows[0].known)
    throw new CannotStart(
      'This database was made by a Talaan before its first release, and no migration leads on from there.\n' +
        'For the demo run "npm run demo -- --fresh"; keep a copy of anything else first. Nothing was changed.',
    );
  const last = await client.query<Release>('select number, fingerprint from kernel.release order by number desc limit 1');
  return last.rows[0] ?? null;
}

async function noteRelease(client: pg.Client, { number, fingerprint }: Release, text: string | null): Promise<void> {
  await client.query('insert into kernel.release (number, fingerprint, schema_text) values ($1, $2, $3)', [number, fingerprint, text]);
}
