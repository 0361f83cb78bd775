import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** As what a reading is noted, for its owner to see; nothing else of it is kept. */
export const OPENED = {
  checklist: 'Vaccination checklist',
  list: 'Vaccination by office',
  report: 'Vaccination report',
} as const;

const MOST_SHOWN = 20;

/** Who read the vaccination of a person, the newest first. */
export async function readReaders(db: Database, personnelId: number): Promise<{ at: string; name: string; what: string }[]> {
  const { rows } = await sql<{ at: string; name: string; what: string }>`
    select o.at, a.name, o.what from kernel.record_opening o join identity.account_view a on a.id = o.account_id
    where o.personnel_id = ${personnelId} and o.what = any(${Object.values(OPENED)}::text[]) order by o.at desc limit ${MOST_SHOWN}`.execute(
    db,
  );
  return rows;
}
