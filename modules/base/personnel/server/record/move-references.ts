import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { isPostgresError } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { countReferences, type Reference } from './person-references.ts';

/** Unique and exclusion rules, foreign keys, and rows that are never changed: each has the last word. */
const REFUSES = /^23/;
const SHOWN = 3;

/**
 * Lets all that names one person name another, table by table, as the catalog has them. What a rule of a table refuses is told in
 * words, and the transaction is then to be given up. Both are locked, and their sensitive rows open.
 */
export async function moveReferences(
  { db, server }: Pick<Call, 'db' | 'server'>,
  from: number,
  into: number,
): Promise<{ moves: { what: string; count: number }[]; refusals: string[] }> {
  const refusals: string[] = [];
  const references = await countReferences(db, from);
  for (const reference of references) {
    const { table, column } = reference;
    await sql`savepoint before_a_table`.execute(db);
    try {
      await sql`update ${sql.table(table)} set ${sql.id(column)} = ${into} where ${sql.id(column)} = ${from}`.execute(db);
      await sql`release savepoint before_a_table`.execute(db);
    } catch (error) {
      if (!isPostgresError(error) || !REFUSES.test(error.code)) throw error;
      await sql`rollback to savepoint before_a_table`.execute(db);
      const known = error.constraint ? server.constraints[error.constraint]?.message : undefined;
      refusals.push(await formatRefusal(db, reference, { from, into }, known));
    }
  }
  return { moves: references.map(({ what, count }) => ({ what, count })), refusals };
}

async function formatRefusal(
  db: Database,
  { table, column, what, is_dated }: Reference,
  { from, into }: { from: number; into: number },
  known: string | undefined,
): Promise<string> {
  const both = is_dated ? await findOverlaps(db, table, column, from, into) : [];
  if (both.length > 0)
    return `Both have ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} ${both.join(', ')}: close or correct one of them first.`;
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.id(column)} = ${into} limit 1`.execute(db);
  if (rows.length > 0) return `Both have records of the kind “${what}” of which one person has one only. Take one of them out first.`;
  return known ?? `Records of the kind “${what}” are never changed.`;
}

async function findOverlaps(db: Database, table: string, column: string, from: number, into: number): Promise<string[]> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select lower(x.during * y.during) as first, upper(x.during * y.during) - 1 as last
    from ${sql.table(table)} x join ${sql.table(table)} y on x.during && y.during
    where x.${sql.id(column)} = ${from} and y.${sql.id(column)} = ${into} order by 1 limit ${SHOWN}`.execute(db);
  return rows.map(({ first, last }) => {
    if (first === null) return last === null ? 'at all times' : `until ${longDate(last)}`;
    return last === null ? `since ${longDate(first)}` : `from ${longDate(first)} to ${longDate(last)}`;
  });
}
