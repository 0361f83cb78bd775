import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { withOpenRecords } from './open-records.ts';

/** A foreign key that leads to a table: what uses its rows. */
interface User {
  table: string;
  column: string;
  /** The column that it leads to. */
  key: string;
}

export interface Uses {
  count: number;
  /** `personnel appointment 412`, the most first. */
  where: string[];
}

/**
 * How often the rows of a table are used, by id, as the catalog knows it: every table that declares a foreign key is counted.
 * What goes with a row (`on delete cascade`) is its part and no use of it.
 */
export async function countUses(db: Database, table: string, ids?: readonly number[]): Promise<Map<number, Uses>> {
  const users = await findUsers(db, table);
  if (users.length === 0) return new Map();
  const only = ids ? sql`where r.id = any(${ids}::integer[])` : sql``;
  const counted = users.map(
    (user) => sql`select r.id, ${formatTable(user.table)}::text as place, count(*)::integer as count
      from ${sql.table(user.table)} u join ${sql.table(table)} r on r.${sql.id(user.key)} = u.${sql.id(user.column)} ${only} group by r.id`,
  );
  // Rows under row-level security count as well: what they say is not read.
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<{ id: number; place: string; count: number }>`
      select id, place, sum(count)::integer as count from (${sql.join(counted, sql` union all `)}) counted
      group by id, place order by count desc, place`.execute(open),
  );
  const uses = new Map<number, Uses>();
  for (const { id, place, count } of rows) {
    const sum = uses.get(id) ?? { count: 0, where: [] };
    uses.set(id, { count: sum.count + count, where: [...sum.where, `${place} ${count}`] });
  }
  return uses;
}

/** Lets all that used one row use another of the same table. Both rows are to be locked before. Returns how many records follow. */
export async function moveUses(db: Database, table: string, from: number, to: number): Promise<number> {
  let moved = 0n;
  for (const user of await findUsers(db, table)) {
    const target = sql`select r.${sql.id(user.key)} from ${sql.table(table)} r where r.id =`;
    const { numAffectedRows } = await sql`
      update ${sql.table(user.table)} set ${sql.id(user.column)} = (${target} ${to}) where ${sql.id(user.column)} = (${target} ${from})`.execute(
      db,
    );
    moved += numAffectedRows ?? 0n;
  }
  return Number(moved);
}

async function findUsers(db: Database, table: string): Promise<User[]> {
  const { rows } = await sql<User>`
    select n.nspname || '.' || r.relname as table, a.attname as column, k.attname as key
    from pg_constraint f join pg_class r on r.oid = f.conrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[1]
    where f.contype = 'f' and f.confrelid = ${table}::regclass and f.conparentid = 0 and f.confdeltype <> 'c' and cardinality(f.conkey) = 1
    order by 1, 2`.execute(db);
  return rows;
}

/** `personnel.appointment` as `personnel appointment`. */
function formatTable(table: string): string {
  return table.replaceAll(/[._]/g, ' ');
}
