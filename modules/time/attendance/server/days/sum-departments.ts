import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import type { readDepartmentStatistic } from '../../contract/days.ts';
import { SUMS } from './sums.ts';

type Statistic = AnswerOf<typeof readDepartmentStatistic>;
type Row = Statistic['personnel'][number] & { office: string; acronym: string };

/** The month of everybody in the units that one heads; each day counts for the office that its person served in then. */
export async function sumDepartments({ db, actor }: Pick<Call, 'db' | 'actor'>, month: string): Promise<Statistic> {
  const { from, to } = monthBounds(month);
  const { rows } = await sql<Row>`
    select p.id, p.idno, p.fullname, ${avatarOf('p.id')} as avatar, o.id as office_id, organization.fullname_on(o.id, ${to}) as office,
      organization.acronym_on(o.id, ${to}) as acronym, ${SUMS}
    from personnel.appointment_view a
    join personnel.person_view p on p.id = a.personnel_id
    join organization.office_view o on o.id = a.office_id
    left join attendance.day d on d.personnel_id = a.personnel_id and d.date between ${from} and ${to} and a.during @> d.date
    where a.during && daterange(${from}, ${to}, '[]')
      and ${visible(actor, ['EDATSDEPTHEAD'], { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    group by p.id, p.idno, p.fullname, o.id, o.tree_from order by o.tree_from, p.fullname, p.id`.execute(db);
  return { personnel: rows, units: [...Map.groupBy(rows, (row) => row.office_id).values()].map(sumUnit) };
}

function sumUnit(people: Row[]): Statistic['units'][number] {
  const sum = (name: 'late_times' | 'late_minutes' | 'undertime_times' | 'undertime_minutes' | 'absent_thousandths' | 'incomplete_days') =>
    people.reduce((total, person) => total + person[name], 0);
  return {
    id: people[0]!.office_id,
    office: people[0]!.office,
    acronym: people[0]!.acronym,
    people: people.length,
    late_times: sum('late_times'),
    late_minutes: sum('late_minutes'),
    undertime_times: sum('undertime_times'),
    undertime_minutes: sum('undertime_minutes'),
    absent_thousandths: sum('absent_thousandths'),
    incomplete_days: sum('incomplete_days'),
  };
}
