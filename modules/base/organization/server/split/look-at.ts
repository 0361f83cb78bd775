import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { OfficeUse, UsedBy, UseDays } from '../office-use.ts';

/** What belongs to an office, by the name of each use. */
export type Looked = Record<string, UsedBy[]>;

export async function lookAt(db: Database, uses: readonly OfficeUse[], officeId: number, days: UseDays): Promise<Looked> {
  const looked: Looked = {};
  for (const use of uses) looked[use.name] = await use.find(db, officeId, days);
  return looked;
}
