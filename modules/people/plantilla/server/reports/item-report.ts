import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { itemsOn, matchItems } from '../items/items-query.ts';
import type { Asked, Report } from './report.ts';

/** What the reports over items have in common; each has its own columns and rows. */
export const itemReport = {
  opensNumbers: false,
  match: (actor, { campus, office }, day) => matchItems(actor, { campus, office }, day),
  ids: async (db, { day, where }) => {
    const { rows } = await sql<{ id: number }>`select i.id from ${itemsOn(day)} where ${where}`.execute(db);
    return rows.map(({ id }) => id);
  },
  ofIds: (ids) => sql<SqlBool>`i.id = any(${[...ids]}::integer[])`,
  count: async (db, { day, where }) => countItems(db, day, where),
} satisfies Partial<Report>;

export async function countItems(db: Database, day: string, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${itemsOn(day)} where ${where}`.execute(db);
  return rows[0]!.total;
}

/** By office, the highest grades first. */
export const inOrder = sql`o.tree_from, t.salary_grade desc nulls last, i.item_number`;

export function paged({ page }: Asked): RawBuilder<unknown> {
  return page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
}
