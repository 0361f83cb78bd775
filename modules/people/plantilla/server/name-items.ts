import type { Database } from '@talaan/kernel/server/database/database.ts';

/** The numbers of these items, by id: for the modules below, which know only the id. */
export async function nameItems(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('plantilla.item')
    .select(['id', 'item_number'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, item_number }) => [id, item_number]));
}
