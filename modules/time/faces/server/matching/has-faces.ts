import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

/** Whether anyone who serves at a campus on a day is registered, so that its kiosks offer it. */
export async function hasFaces(db: Database, campusId: number, today: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from faces.enrolment e join ${servingOn(today)} s on s.personnel_id = e.personnel_id
      join organization.office_view o on o.id = s.office_id where e.ended_at is null and o.campus_id = ${campusId}) as has`.execute(db);
  return rows[0]!.has;
}
