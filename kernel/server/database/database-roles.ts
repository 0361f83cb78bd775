import type { Client } from 'pg';
import { CannotStart } from '../cannot-start.ts';

/** One database by two roles; the same address twice where there is one role alone. */
export interface DatabaseAddresses {
  /** Serves: reads and writes rows, owns nothing, and only adds to what is kept for good. */
  url: string;
  /** Makes tables, partitions and grants; used at the start and by tools. */
  ownerUrl: string;
}

/** Rows of these are added and never changed, not even by the server. */
const ADDED_TO_ONLY = ['kernel.audit_event', 'kernel.audit_seal', 'kernel.audit_check', 'kernel.correction', 'kernel.record_opening'];
/** Written when the database is made. */
const READ_ONLY = ['kernel.secret', 'kernel.release', 'kernel.installation'];

const HAS_GRANTS = `
  select from pg_default_acl d, aclexplode(d.defaclacl) a
  where d.defaclrole = current_user::regrole and d.defaclnamespace = 0 and d.defaclobjtype = 'r' and a.grantee = $1::regrole`;
const OUR_SCHEMAS = `select nspname as name from pg_namespace where nspowner = current_user::regrole and nspname not like 'pg\\_%'`;
const MAY_CHANGE = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname || '.' || c.relname = any($2::text[])
    and (has_table_privilege($1::name, c.oid, 'update') or has_table_privilege($1::name, c.oid, 'delete') or has_table_privilege($1::name, c.oid, 'truncate'))`;

/** The role that an address signs in as. */
export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

/** Lets a role read and write the rows of all that the owner, who asks, has made and will make. Does nothing the next time. */
export async function admitRole(owner: Client, role: string): Promise<void> {
  const name = owner.escapeIdentifier(role);
  const { rowCount } = await owner.query(HAS_GRANTS, [name]);
  if (rowCount) return;
  const rights = { tables: 'select, insert, update, delete', sequences: 'usage, select', schemas: 'usage' };
  for (const [kind, right] of Object.entries(rights)) await owner.query(`alter default privileges grant ${right} on ${kind} to ${name}`);
  const { rows } = await owner.query<{ name: string }>(OUR_SCHEMAS);
  for (const schema of rows.map((row) => owner.escapeIdentifier(row.name)))
    await owner.query(`
      grant usage on schema ${schema} to ${name};
      grant ${rights.tables} on all tables in schema ${schema} to ${name};
      grant ${rights.sequences} on all sequences in schema ${schema} to ${name}`);
}

/** Takes from the role whatever could rewrite the past. Error: CannotStart where it can nevertheless, as the owner or a superuser may. */
export async function keepFromThePast(owner: Client, role: string): Promise<void> {
  const name = owner.escapeIdentifier(role);
  const mayChange = async () => (await owner.query<{ name: string }>(MAY_CHANGE, [role, ADDED_TO_ONLY])).rows;
  if ((await mayChange()).length === 0) return;
  // A backup of an earlier release lacks what came later.
  const { rows } = await owner.query<{ name: string }>('select name from unnest($1::text[]) name where to_regclass(name) is not null', [
    [...ADDED_TO_ONLY, ...READ_ONLY],
  ]);
  const there = (names: readonly string[]) => names.filter((one) => rows.some((row) => row.name === one)).join(', ');
  await owner.query(`
    revoke update, delete, truncate on ${there(ADDED_TO_ONLY)} from ${name};
    revoke insert, update, delete, truncate on ${there(READ_ONLY)} from ${name}`);
  const [table] = await mayChange();
  if (table)
    throw new CannotStart(
      `The role ${role} of DATABASE_URL may still change ${table.name}: it owns it, belongs to the role of DATABASE_OWNER_URL, or is a superuser.\n` +
        "Serve with an ordinary role of its own: create role talaan login password '…'",
    );
}

/** Refuses an owner who is not: tables that another role made, such as the one that served alone before. */
export async function requireOwnTables(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ made_by: string; we: string }>(
    `select nspowner::regrole::text as made_by, current_user::text as we from pg_namespace
     where nspname = 'kernel' and not pg_has_role(nspowner, 'usage')`,
  );
  if (rows[0])
    throw new CannotStart(
      `The tables belong to ${rows[0].made_by}, not to ${rows[0].we} of DATABASE_OWNER_URL. As a superuser of the database give them over:\n` +
        `  reassign owned by ${rows[0].made_by} to ${rows[0].we}`,
    );
}
