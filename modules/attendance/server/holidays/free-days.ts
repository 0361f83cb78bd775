import type { Database } from '@talaan/kernel/server/database.ts';

/** The nationwide holidays without work between two days, both counted. */
export async function freeDays(db: Database, from: string, to: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('attendance.holiday')
    .select('date')
    .where('campus_id', 'is', null)
    .where('type', '!=', 'special_working')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return new Set(rows.map(({ date }) => date));
}
