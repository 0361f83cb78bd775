import { sql } from 'kysely';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { EffectsOnDays } from '@talaan/calendar/server/public.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

type HolidayEffect = Awaited<ReturnType<EffectsOnDays['ofHoliday']>>;

/** Whom a holiday would concern, and what is on record of its day. */
export const effectOfHoliday: EffectsOnDays['ofHoliday'] = async ({ db, actor, query }) => {
  const { date, campus_id: campus = null } = query;
  const { rows } = await sql<HolidayEffect>`
    select count(*) as people, count(d.date) filter (where l.during is null) as records, count(d.date) filter (where l.during is not null) as locked,
      count(*) filter (where l.during is null and d.status = 'ABSENT') as absences,
      count(*) filter (where l.during is null and d.late_minutes > 0) as lates,
      count(*) filter (where l.during is null and d.undertime_minutes > 0) as undertimes
    from ${servingOn(date)} a join organization.office_view o on o.id = a.office_id
      left join attendance.day d on d.personnel_id = a.personnel_id and d.date = ${date}
      left join attendance.locked_days l on l.personnel_id = a.personnel_id and l.during @> ${date}::date
    where (${campus}::integer is null or o.campus_id = ${campus})
      and ${visible(actor, ['EDATSADMIN'], { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(db);
  return rows[0]!;
};
