import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Items by their numbers, with the position each is for. */
export async function itemsCalled(db: Database, numbers: readonly string[]): Promise<Map<string, { id: number; positionId: number }>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('plantilla.item')
    .select(['id', 'item_number', 'position_id as positionId'])
    .where('item_number', 'in', [...numbers])
    .execute();
  return new Map(rows.map(({ item_number, ...item }) => [item_number, item]));
}
