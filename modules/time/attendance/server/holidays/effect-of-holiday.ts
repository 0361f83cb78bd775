import { sql } from 'kysely';
import type { CallOf, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { previewHoliday } from '../../contract/holidays.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

type Preview = AnswerOf<typeof previewHoliday>;

/** Whom a holiday would concern, and what is on record of its day, in two statements. */
export async function effectOfHoliday({ db, actor, query }: CallOf<typeof previewHoliday>): Promise<Preview> {
  const { date, campus_id: campus = null, instead_of: own = null } = query;
  const { rows } = await sql<Omit<Preview, 'others'>>`
    select count(*) as people, count(d.date) filter (where l.during is null) as records, count(d.date) filter (where l.during is not null) as locked,
      count(*) filter (where l.during is null and d.status = 'ABSENT') as absences,
      count(*) filter (where l.during is null and d.late_minutes > 0) as lates,
      count(*) filter (where l.during is null and d.undertime_minutes > 0) as undertimes
    from ${servingOn(date)} a join organization.office_view o on o.id = a.office_id
      left join attendance.day d on d.personnel_id = a.personnel_id and d.date = ${date}
      left join attendance.locked_days l on l.personnel_id = a.personnel_id and l.during @> ${date}::date
    where (${campus}::integer is null or o.campus_id = ${campus})
      and ${visible(actor, ['EDATSADMIN'], { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(db);
  const { rows: others } = await sql<{ name: string }>`
    select h.name from attendance.holiday h where h.date = ${date} and h.id is distinct from ${own}::integer
      and (h.campus_id is null or ${campus}::integer is null or h.campus_id = ${campus}) order by h.name`.execute(db);
  return { ...rows[0]!, others: others.map(({ name }) => name) };
}
