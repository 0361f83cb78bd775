import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { dayOfWork } from './days/day-of-work.ts';

interface Row {
  date: string;
  is_same: boolean;
  due: number;
  present: number;
  business: number;
  leave: number;
  home: number;
  unknown: number;
}

const LIST = '/edats/daily-attendance';

/** Of those who are to work on the day, who is there, and where the others are. */
export const presentToday: ExecutiveFigure = {
  name: 'present-today',
  title: 'Present today',
  definition:
    'Of those who serve and are to work on the day, who was recorded as present, also late or with an incomplete record. Where no one works on the day, it is about the last day of work. Who neither punched nor is away by an approved paper is not accounted for.',
  unit: PEOPLE,
  compare: 'week',
  isOfPeople: true,
  link: `${LIST}?presence=present&presence=late&presence=incomplete`,
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      with w as materialized ${dayOfWork(day)}
      select w.date, w.date = w.today as is_same,
        count(*) filter (where d.status is null or d.status not in ('REST', 'HOLIDAY', 'SUSPENDED'))::integer as due,
        count(*) filter (where d.status in ('COMPLETE', 'INCOMPLETE')
          or d.status = 'PENDING' and coalesce(d.am_in, d.am_out, d.pm_in, d.pm_out) is not null)::integer as present,
        count(*) filter (where d.status in ('OB', 'AWAY'))::integer as business,
        count(*) filter (where d.status = 'ON_LEAVE')::integer as leave,
        count(*) filter (where d.status = 'WFH')::integer as home,
        count(*) filter (where d.status is null or d.status in ('ABSENT', 'NO_DATA')
          or d.status = 'PENDING' and coalesce(d.am_in, d.am_out, d.pm_in, d.pm_out) is null)::integer as unknown
      from w cross join lateral personnel.serving_on(w.date) a join organization.office_view o on o.id = a.office_id
        left join attendance.day d on d.personnel_id = a.personnel_id and d.date = w.date
      where ${within('o.tree_from')} group by w.date, w.today`.execute(db);
    const [found] = rows;
    if (!found) return { value: 0, of: 0 };
    return {
      value: found.present,
      of: found.due,
      ...(found.is_same ? {} : { note: `On ${longDate(found.date)}, the last day of work.`, link: `${LIST}?date=${found.date}` }),
      parts: [
        {
          title: 'The others',
          isApart: true,
          rows: [
            { name: 'Official business', value: found.business },
            { name: 'On leave', value: found.leave },
            { name: 'Work from home', value: found.home },
            { name: 'Not accounted for', value: found.unknown },
          ],
        },
      ],
    };
  },
};
