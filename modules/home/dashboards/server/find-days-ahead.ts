import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { DayAhead } from '../contract.ts';

const DAYS_AHEAD = 60;
const SHOWN = 6;

/** Holidays and suspensions from today on, of the nation and of the campus where the caller serves. */
export async function findDaysAhead({ db, actor, today }: Call): Promise<DayAhead[]> {
  const { rows } = await sql<DayAhead>`
    with own as (
      select a.personnel_id, o.campus_id from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
      where a.personnel_id = ${actor.personnelId} and a.during @> ${today}::date limit 1)
    select 'holiday-' || h.id as id, h.date, h.name, h.type as kind, null::smallint as from_minute from attendance.holiday_view h
    where h.date between ${today}::date and ${today}::date + ${DAYS_AHEAD}::integer
      and (h.campus_id is null or h.campus_id in (select campus_id from own))
    union all
    select 'suspension-' || s.id, s.date, s.reason, 'suspension', s.from_minute from attendance.suspension_with_parts s
    where s.date between ${today}::date and ${today}::date + ${DAYS_AHEAD}::integer
      and (s.campus_id is null or s.campus_id in (select campus_id from own))
      and (not exists (select from own) or exists (
        select from attendance.suspended_people(
          s.date, s.campus_id, s.track, s.office_ids, s.exempt_office_ids, s.exempt_position_ids, s.exempt_personnel_ids) free
        where free.personnel_id in (select personnel_id from own)))
    order by date, id limit ${SHOWN}`.execute(db);
  return rows;
}
