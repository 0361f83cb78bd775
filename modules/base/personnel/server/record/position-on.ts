import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Position } from '../../contract/career.ts';
import type { PersonnelNeeds } from '../needs.ts';

/** Where a person was on a day, in which item, at what salary: one statement, and one for the item where they have one. */
export async function positionOn(
  db: Database,
  personnelId: number,
  on: string,
  needs: Pick<PersonnelNeeds, 'nameItems'>,
): Promise<Position> {
  const { rows } = await sql<Position>`
    select ${on}::text as on, ${statusOn(on)} as personnel_status, ${appointmentOn(personnelId, on)} as appointment,
      (select jsonb_build_object('from', lower(during), 'to', upper(during) - 1, 'salary_grade', salary_grade, 'step', step, 'amount', amount,
        'cause', cause, 'authority', authority)
        from personnel.salary where personnel_id = p.id and during @> ${on}::date) as salary,
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'from', lower(d.during), 'to', upper(d.during) - 1, 'title', d.title,
        'office', organization.fullname_on(d.office_id, ${on}::date), 'is_in_charge', d.is_in_charge, 'units_released', d.units_released)
        order by d.during), '[]')
        from personnel.designation d where d.personnel_id = p.id and d.during @> ${on}::date) as designations,
      (select coalesce(jsonb_agg(jsonb_build_object('from', lower(h.during), 'to', upper(h.during) - 1, 'title', h.title,
        'office', organization.fullname_on(h.office_id, ${on}::date), 'is_acting', h.is_acting) order by h.during), '[]')
        from organization.head_view h where h.personnel_id = p.id and h.during @> ${on}::date) as heads,
      (select jsonb_build_object('from', lower(g.during), 'to', upper(g.during) - 1, 'kind', g.kind, 'order_number', g.order_number,
        'place', coalesce(organization.fullname_on(g.office_id, ${on}::date), g.agency))
        from personnel.assignment g where g.personnel_id = p.id and g.during @> ${on}::date) as assignment,
      (select jsonb_build_object('from', lower(s.during), 'to', upper(s.during) - 1, 'status', k.name, 'authority', s.authority)
        from personnel.standing s join reference.personnel_status k on k.code = s.status_code
        where s.personnel_id = p.id and s.during @> ${on}::date) as standing,
      (select jsonb_build_object('last_day', s.last_day, 'cause', k.name, 'authority', s.authority)
        from personnel.separation s join reference.personnel_status k on k.code = s.cause_code
        where s.personnel_id = p.id and s.last_day < ${on}::date
          and not exists (select from personnel.appointment a where a.personnel_id = p.id and a.during @> ${on}::date)
        order by s.last_day desc limit 1) as separation
    from personnel.person p where p.id = ${personnelId}`.execute(db);
  const found = rows[0]!;
  const item = found.appointment?.item_id;
  if (found.appointment && item) {
    const names = await needs.nameItems(db, [item]);
    found.appointment.item_number = names?.get(item) ?? null;
  }
  return found;
}

/** Active, away and how, or separated and why, of the person `p` on a day; by the names of the list of personnel statuses. */
export function statusOn(on: string) {
  return sql<string>`coalesce(
    case when exists (select from personnel.appointment a where a.personnel_id = p.id and a.during @> ${on}::date) then coalesce(
      (select k.name from personnel.standing s join reference.personnel_status k on k.code = s.status_code
        where s.personnel_id = p.id and s.during @> ${on}::date), 'Active') end,
    (select k.name from personnel.separation s join reference.personnel_status k on k.code = s.cause_code
      where s.personnel_id = p.id and s.last_day < ${on}::date order by s.last_day desc limit 1),
    'Not in service')`;
}

function appointmentOn(personnelId: number, on: string) {
  return sql`(select jsonb_build_object('id', a.id, 'from', lower(a.during), 'to', upper(a.during) - 1, 'office_id', a.office_id,
      'office', organization.fullname_on(a.office_id, ${on}::date), 'acronym', organization.acronym_on(a.office_id, ${on}::date),
      'campus', c.acronym, 'position', t.name, 'salary_grade', t.salary_grade, 'status_code', s.code, 'status', s.name, 'nature', n.name,
      'item_id', a.item_id, 'item_number', null, 'is_substitute', a.is_substitute, 'daily_rate', a.daily_rate, 'authority', a.authority)
    from personnel.appointment a join organization.office_view o on o.id = a.office_id join organization.campus_view c on c.id = o.campus_id
    join organization.position_view t on t.id = a.position_id join reference.appointment_status s on s.code = a.status_code
    left join reference.appointment_nature n on n.code = a.nature_code
    where a.personnel_id = ${personnelId} and a.during @> ${on}::date)`;
}
