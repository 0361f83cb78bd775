import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { internalWork, type Stretch, type WorkRow } from '../rules/internal-work.ts';

/** Work in the university of these people, by person, from appointments and salaries. */
export async function readInternalWork(db: Database, ids: readonly number[], today: string): Promise<Map<number, WorkRow[]>> {
  const university = await readUniversityName(db, today);
  const { rows } = await sql<Stretch & { personnel_id: number }>`
    select a.personnel_id, lower(a.during) as from, upper(a.during) as until, t.name as position, n.name as status,
      n.government_service as is_government, n.code = 'PT' as is_part_time, o.fullname as office, c.name as campus,
      s.amount as salary, s.salary_grade as grade, s.step
    from personnel.appointment_view a
      join organization.position_view t on t.id = a.position_id
      join organization.office_view o on o.id = a.office_id join organization.campus_view c on c.id = o.campus_id
      join reference.appointment_status n on n.code = a.status_code
      left join lateral (
        select s.amount, s.salary_grade, s.step from personnel.salary_view s
        where s.personnel_id = a.personnel_id and s.during && a.during order by lower(s.during) desc limit 1) s on true
    where a.personnel_id = any(${ids}::integer[]) order by a.personnel_id, lower(a.during)`.execute(db);
  const byPerson = Map.groupBy(rows, ({ personnel_id }) => personnel_id);
  return new Map(ids.map((id) => [id, internalWork(byPerson.get(id) ?? [], university)]));
}
