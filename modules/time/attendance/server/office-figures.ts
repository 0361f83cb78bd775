import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { dayOfWork } from './days/day-of-work.ts';

/** Offices of the board with no one present. */
export const windowsClosed: ExecutiveFigure = {
  name: 'windows-closed',
  title: 'Offices with no one present',
  definition:
    'Offices of this board in which people serve and no one has a punch on the day; where no one works on the day, on the last day of work.',
  unit: { one: 'office', many: 'offices' },
  link: '/edats/daily-attendance',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<{ date: string; office: string; is_closed: boolean }>`
      with w as materialized ${dayOfWork(day)}
      select w.date, o.fullname as office, not bool_or(coalesce(d.am_in, d.am_out, d.pm_in, d.pm_out) is not null or coalesce(d.status, '') = 'WFH') as is_closed
      from w cross join lateral personnel.serving_on(w.date) a join organization.office_view o on o.id = a.office_id
        left join attendance.day d on d.personnel_id = a.personnel_id and d.date = w.date
      where ${within('o.tree_from')} group by w.date, o.fullname order by o.fullname`.execute(db);
    const closed = rows.filter(({ is_closed: isClosed }) => isClosed);
    return {
      value: closed.length,
      of: rows.length,
      ...(rows[0] && rows[0].date !== day ? { note: `On ${longDate(rows[0].date)}, the last day of work.` } : {}),
      parts: [{ title: 'Which', rows: closed.map(({ office }) => ({ name: office, value: 1 })) }],
    };
  },
};

/** Minutes of late arrival and undertime a person in the month of the day. */
export const lateAHead: ExecutiveFigure = {
  name: 'late-a-head',
  title: 'Late and undertime a person',
  definition:
    'Minutes of late arrival and undertime from the first of the month to the day, divided by the people who serve in the offices on the day.',
  unit: 'minutes',
  compare: 'week',
  link: '/edats/reports/tardiness',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<{ office: string; people: number; minutes: number }>`
      select o.fullname as office, count(distinct a.personnel_id)::integer as people,
        coalesce(sum(d.late_minutes + d.undertime_minutes), 0)::integer as minutes
      from ${servingOn(day)} a join organization.office_view o on o.id = a.office_id
        left join attendance.day d on d.personnel_id = a.personnel_id and d.date >= date_trunc('month', ${day}::date)::date and d.date <= ${day}::date
      where ${within('o.tree_from')} group by o.id, o.fullname order by o.fullname`.execute(db);
    const people = rows.reduce((sum, row) => sum + row.people, 0);
    if (people === 0) return { value: null, missing: 'No one serves in these offices.' };
    const mean = (row: { people: number; minutes: number }) => Math.round(row.minutes / row.people);
    return {
      value: mean({ people, minutes: rows.reduce((sum, row) => sum + row.minutes, 0) }),
      // The mean of a few people would tell of each of them.
      parts: [
        {
          title: 'By office of five and more',
          rows: rows
            .filter((row) => row.people >= 5)
            .map((row) => ({ name: row.office, value: mean(row) }))
            .toSorted((one, other) => other.value - one.value),
        },
      ],
    };
  },
};
