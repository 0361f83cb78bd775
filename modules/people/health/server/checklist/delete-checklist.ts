import { sql } from 'kysely';
import { leaveFile } from '@talaan/kernel/server/files/uploads.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { countChange } from '../analytics/kept-count.ts';
import { filesOf } from './files-of.ts';

/** Deletes what a person declared, with its files. False where there was nothing. */
export async function deleteChecklist(db: Database, personnelId: number): Promise<boolean> {
  const wasThere = await withOpenRecords(db, [personnelId], async (open) => {
    const files = await filesOf(open, personnelId);
    const { rows } = await sql`delete from health.declaration where personnel_id = ${personnelId} returning personnel_id`.execute(open);
    for (const id of files) await leaveFile(open, id);
    return rows.length > 0;
  });
  if (wasThere) await countChange(db);
  return wasThere;
}
