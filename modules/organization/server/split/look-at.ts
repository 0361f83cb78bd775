import type { Database } from '@talaan/kernel/server/database.ts';
import type { OfficeUse, UseDays } from '../departments/office-use.ts';

/** What belongs to an office, by the name of each use. */
export interface Looked {
  keys: Record<string, string[]>;
  labels: Record<string, string[]>;
}

export async function lookAt(db: Database, uses: readonly OfficeUse[], officeId: number, days: UseDays): Promise<Looked> {
  const looked: Looked = { keys: {}, labels: {} };
  for (const use of uses) {
    const rows = await use.find(db, officeId, days);
    looked.keys[use.name] = rows.map((row) => row.key);
    looked.labels[use.name] = rows.map((row) => row.label);
  }
  return looked;
}
