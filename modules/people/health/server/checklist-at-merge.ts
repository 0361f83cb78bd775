import { sql } from 'kysely';
import type { Merged, PersonnelCall } from '@talaan/personnel/server/public.ts';
import { deleteChecklist } from './checklist/delete-checklist.ts';

/** A person has one checklist: where both records have one, that of the record that goes is deleted. */
export async function checklistAtMerge({ db }: PersonnelCall, { from, into }: Merged): Promise<readonly string[]> {
  const { rows } = await sql`select from health.declaration where personnel_id = ${into}`.execute(db);
  const isDeleted = rows.length > 0 && (await deleteChecklist(db, from));
  return isDeleted ? ['Both have a vaccination checklist: that of the merged record is deleted.'] : [];
}
