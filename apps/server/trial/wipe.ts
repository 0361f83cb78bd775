import { sql } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { FORGETTING, KEPT_SCHEMA, KEPT_TABLES } from './kept-tables.ts';

/** What a database is, as far as a wiping asks. */
export interface Standing {
  university: string;
  isDemo: boolean;
  liveSince: string | null;
}

export async function readStanding(db: Database): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select coalesce((select name from organization.university), '') as university, is_demo as "isDemo", live_since as "liveSince"
    from kernel.installation`.execute(db);
  return rows[0]!;
}

/** Error: CannotStart for a demo, and for a university that went live. */
export function requireTrial({ isDemo, liveSince }: Standing): void {
  if (isDemo) throw new CannotStart('This is a demo, not a trial period. It is made anew by npm run demo -- --fresh');
  if (liveSince !== null)
    throw new CannotStart(`This university went live on ${localDay(liveSince)}. Nothing of it is wiped, and there is no way back.`);
}

/** A table with its rows that a wiping deletes. */
export interface Doomed {
  schema: string;
  table: string;
  rows: number;
}

/** All tables that are not kept, with how many rows each has; empty ones too. */
export async function listDoomed(db: Database): Promise<Doomed[]> {
  const { rows: tables } = await sql<{ schema: string; table: string }>`
    select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss', ${KEPT_SCHEMA})
      and n.nspname not like 'pg\\_%' and n.nspname || '.' || c.relname <> all(${[...KEPT_TABLES]}::text[])
    order by 1, 2`.execute(db);
  const counted: Doomed[] = [];
  for (const one of tables) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.id(one.schema, one.table)}`.execute(db);
    counted.push({ ...one, rows: rows[0]!.rows });
  }
  return counted;
}

/** How many accounts a wiping deletes: those that are no administrator of the whole university. */
export async function countDoomedAccounts(db: Database): Promise<number> {
  const { rows } = await sql<{
    accounts: number;
  }>`select count(*) as accounts from identity.account where id not in (${ADMINISTRATORS})`.execute(db);
  return rows[0]!.accounts;
}

const ADMINISTRATORS = sql`select h.account_id from identity.account_role h join identity.role r on r.id = h.role_id
  where r.name = 'Administrator' and h.scope = 'all' and upper_inf(h.during)`;

interface Reference {
  name: string;
  from: string;
  column: string;
  nullable: boolean;
  definition: string;
}

/**
 * Empties every table that is not kept, as the owner of the tables, within the transaction of the caller. What was set up stays; the audit
 * trail stays whole, and says who wiped what. Numbers are not given a second time. Errors: CannotStart as of `requireTrial`.
 */
export async function wipeTrial(call: { db: Database; actor: Actor; now: Temporal.Instant; requestId: string }): Promise<void> {
  const { db, now } = call;
  await sql`select from kernel.installation for update`.execute(db);
  const standing = await readStanding(db);
  requireTrial(standing);
  const doomed = await listDoomed(db);
  const accounts = await countDoomedAccounts(db);
  const names = doomed.map(({ schema, table }) => `${schema}.${table}`);
  const references = await findReferences(db, names);
  const guarded = [...new Set([...(await findGuarded(db, names)), ...references.map(({ from }) => from), 'identity.account'])];
  for (const table of guarded) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  // References to what is emptied would forbid it; they are made again, and compared with what is left, below.
  for (const { from, name } of references) await sql`alter table ${sql.table(from)} drop constraint ${sql.id(name)}`.execute(db);
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(db);
  for (const reference of references) await forget(db, reference);
  await sql`delete from identity.account where id not in (${ADMINISTRATORS})`.execute(db);
  await sql`delete from kernel.saved_view where owner_id not in (${ADMINISTRATORS})`.execute(db);
  await sql`set constraints all immediate`.execute(db);
  for (const { from, name, definition } of references)
    await sql`alter table ${sql.table(from)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
  for (const table of guarded) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  await sql`delete from pgboss.job`.execute(db);
  // The next start throws the bytes away, as those of any upload that no record took.
  await sql`update kernel.file set unclaimed_since = ${now.subtract({ hours: 48 }).toString()}::timestamptz
    where id not in (select avatar_file_id from identity.account where avatar_file_id is not null)`.execute(db);
  await recordChange(call, {
    action: 'wipe the trial period',
    subject: 'kernel.installation:1',
    before: {
      university: standing.university,
      accounts,
      ...Object.fromEntries(doomed.flatMap(({ schema, table, rows }) => (rows > 0 ? [[`${schema}.${table}`, rows]] : []))),
    },
  });
}

/** The references of kept tables to emptied ones, and those of kept rows to accounts that go. */
async function findReferences(db: Database, names: readonly string[]): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conname as name, n.nspname || '.' || r.relname as from, a.attname as column, not a.attnotnull as nullable,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_class t on t.oid = c.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conparentid = 0 and n.nspname || '.' || r.relname <> all(${[...names]}::text[])
      and (tn.nspname || '.' || t.relname = any(${[...names]}::text[])
        or (n.nspname = ${KEPT_SCHEMA} and tn.nspname || '.' || t.relname = 'identity.account'))`.execute(db);
  return rows;
}

/** Tables whose triggers forbid that they are emptied. */
async function findGuarded(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct n.nspname || '.' || c.relname as name from pg_trigger g join pg_class c on c.oid = g.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where not g.tgisinternal and g.tgtype & 32 <> 0 and n.nspname || '.' || c.relname = any(${[...names]}::text[])`.execute(db);
  return rows.map(({ name }) => name);
}

/** A kept row goes with what it names; a proposed entry of a list, an account and some others only lose the name. */
async function forget(db: Database, { from, column }: Reference): Promise<void> {
  const loses = FORGETTING.includes(`${from}.${column}`);
  if (from.startsWith(`${KEPT_SCHEMA}.`)) {
    // What was only proposed was a part of the trial period; an approved entry is one like any other.
    const isGone = sql`${sql.ref(column)} not in (${ADMINISTRATORS})`;
    await sql`delete from ${sql.table(from)} where state <> 'approved' and ${isGone}`.execute(db);
    await sql`update ${sql.table(from)} set ${sql.ref(column)} = null where ${isGone}`.execute(db);
  } else if (loses) await sql`update ${sql.table(from)} set ${sql.ref(column)} = null where ${sql.ref(column)} is not null`.execute(db);
  else await sql`delete from ${sql.table(from)} where ${sql.ref(column)} is not null`.execute(db);
}

/** Ends the trial period for good, within the transaction of the caller. Errors: CannotStart as of `requireTrial`. */
export async function goLive(call: { db: Database; actor: Actor; now: Temporal.Instant; requestId: string }): Promise<void> {
  const { db, now } = call;
  await sql`select from kernel.installation for update`.execute(db);
  requireTrial(await readStanding(db));
  await sql`update kernel.installation set live_since = ${now.toString()}::timestamptz`.execute(db);
  await recordChange(call, { action: 'end the trial period', subject: 'kernel.installation:1', after: { live_since: now.toString() } });
}
