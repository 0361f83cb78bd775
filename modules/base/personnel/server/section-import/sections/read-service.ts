import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { ServiceOnRecord } from '../../../rules/section-import/sections/salaries.ts';

/** The appointments of these people, by person, the earliest first. */
export async function readService(db: Database, personIds: readonly number[]): Promise<Map<number, ServiceOnRecord[]>> {
  const { rows } = await sql<ServiceOnRecord & { personnelId: number }>`
    select a.personnel_id as "personnelId", lower(a.during) as from, upper(a.during) as until, a.position_id as "positionId",
      t.salary_grade as "positionGrade", s.name as "statusName", s.government_service as "governmentService"
    from personnel.appointment a join organization.position_view t on t.id = a.position_id
    join reference.appointment_status s on s.code = a.status_code
    where a.personnel_id = any(${[...personIds]}) order by a.personnel_id, a.during`.execute(db);
  return Map.groupBy(rows, ({ personnelId }) => personnelId);
}
