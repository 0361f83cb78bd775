import { sql } from 'kysely';
import type { z } from 'zod';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { listMonth } from '../../contract/days.ts';
import { SUMS } from './sums.ts';
import { withinOffices } from './within-offices.ts';

type Query = z.output<typeof listMonth.query>;
type Answer = z.output<typeof listMonth.response>;
type Person = Answer['personnel'][number];

/** A page of people with the days of their month; each person stands at the last office of the month. */
export async function findMonthOfMany(
  { db, actor, query }: Pick<Call<unknown, Query>, 'db' | 'actor' | 'query'>,
  groups: readonly Group[],
): Promise<Answer> {
  const { from, to } = monthBounds(query.month);
  const [column, direction] = query.sort ? splitSort(query.sort) : (['fullname', 'asc'] as const);
  const people = sql`
    from (
      select distinct on (a.personnel_id) a.personnel_id, a.office_id from personnel.appointment a
      where a.during && daterange(${from}, ${to}, '[]') order by a.personnel_id, a.during desc
    ) a
    join personnel.person p on p.id = a.personnel_id
    join organization.office o on o.id = a.office_id`;
  const days = sql`left join attendance.day d on d.personnel_id = a.personnel_id and d.date between ${from} and ${to}`;
  const wanted = sql`
    where ${visible(actor, groups, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
      and ${withinOffices(query.office, query.campus)}
      and ${query.term ? sql`p.search like ${likePattern(query.term)}` : sql`true`}`;
  const [found, counted] = await Promise.all([
    sql<Person>`
      with page as (
        select p.id, p.idno, p.fullname, organization.acronym_on(o.id, ${to}) as office, ${SUMS} ${people} ${days} ${wanted} group by p.id, o.id
        order by ${sql.ref(column)} ${sql.raw(direction)}, p.fullname, p.id
        limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
      )
      select page.*, (
        select coalesce(json_agg(json_build_object(
          'date', d.date, 'status', d.status, 'late_minutes', d.late_minutes, 'undertime_minutes', d.undertime_minutes) order by d.date), '[]')
        from attendance.day d where d.personnel_id = page.id and d.date between ${from} and ${to}
      ) as days
      from page order by ${sql.ref(column)} ${sql.raw(direction)}, fullname, id`.execute(db),
    sql<{ total: number }>`select count(*) as total ${people} ${wanted}`.execute(db),
  ]);
  return { personnel: found.rows, total: counted.rows[0]!.total };
}
