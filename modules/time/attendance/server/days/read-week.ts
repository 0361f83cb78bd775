import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Week } from '../../contract/week.ts';
import { PRESENCE } from './daily-rows.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';

const DAYS = 5;
const LOOKED_BACK_DAYS = 20;
const SHOWN = 15;

/** A week of the people of a head, in one statement. A day of work is one on which a person was to work. */
export async function readWeek({ db, actor, today }: Call): Promise<Week> {
  const { rows } = await sql<{ dates: string[]; personnel: Week['personnel']; total: number }>`
    with worked as materialized (
      select date from attendance.day
      where date between ${today}::date - ${LOOKED_BACK_DAYS}::integer and ${today}::date and status in ('COMPLETE', 'INCOMPLETE', 'ABSENT', 'NO_DATA', 'PENDING')
      group by date order by date desc limit ${DAYS}),
    people as materialized (
      select p.id, p.fullname, o.acronym as office from ${servingOn(today)} a
        join personnel.person_view p on p.id = a.personnel_id join organization.office_view o on o.id = a.office_id
      where ${visible(actor, ['EDATSDEPTHEAD'], { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}),
    days as (
      select q.id, w.date, ${PRESENCE} as presence, coalesce(d.am_in, d.am_out, d.pm_in, d.pm_out) as in_at,
        coalesce(d.late_minutes, 0) as late_minutes, coalesce(d.undertime_minutes, 0) as undertime_minutes
      from people q cross join worked w left join attendance.day d on d.personnel_id = q.id and d.date = w.date),
    weeks as (
      select q.id, q.fullname, ${avatarOf('q.id')} as avatar, q.office,
        count(*) filter (where y.presence in ('late', 'absent', 'incomplete', 'out') or y.undertime_minutes > 0) as exceptions,
        jsonb_agg(jsonb_build_object('date', y.date, 'presence', y.presence, 'in_at', y.in_at,
          'late_minutes', y.late_minutes, 'undertime_minutes', y.undertime_minutes) order by y.date) as days
      from people q join days y on y.id = q.id group by q.id, q.fullname, q.office
      order by exceptions desc, kernel.plain(q.fullname), q.id limit ${SHOWN})
    select array(select date::text from worked order by date) as dates, (select count(*) from people) as total,
      coalesce((select jsonb_agg(to_jsonb(k) - 'exceptions' order by k.exceptions desc, kernel.plain(k.fullname), k.id) from weeks k), '[]') as personnel`.execute(
    db,
  );
  return rows[0]!;
}
