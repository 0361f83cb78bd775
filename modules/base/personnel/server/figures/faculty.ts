import { sql, type RawBuilder } from 'kysely';
import { countClasses } from '@talaan/kernel/server/count-classes.ts';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { BoardCall, ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { servingOn } from '../serving-on.ts';

/** Appointments `a` of the faculty who serve on a day within the offices of a board, with their position `t` and office `o`. */
export function facultyOn({ day, within }: Pick<BoardCall, 'day' | 'within'>): RawBuilder<unknown> {
  return sql`${servingOn(day)} a join organization.position_view t on t.id = a.position_id and t.track = 'faculty'
    join organization.office_view o on o.id = a.office_id and ${within('o.tree_from')}`;
}

/** Who teaches, by rank. */
export const facultyByRank: ExecutiveFigure = {
  name: 'faculty-by-rank',
  title: 'Faculty by rank',
  definition: 'People who serve on the day in a position of the faculty, by its title.',
  unit: PEOPLE,
  compare: 'year',
  isOfPeople: true,
  read: async (call) => {
    const { value, rows } = await countClasses(call.db, sql`select t.name, count(*) as count from ${facultyOn(call)} group by t.name`);
    return { value, parts: [{ title: 'By rank', rows }] };
  },
};

const RETURN_DAYS = 90;

/** Who of the faculty studies or is on sabbatical. */
export const facultyAway: ExecutiveFigure = {
  name: 'faculty-away',
  title: 'Faculty on study leave and sabbatical',
  definition: `Faculty members whose status on the day is study leave or sabbatical. Back within ${RETURN_DAYS} days are those whose status ends by then.`,
  unit: PEOPLE,
  link: '/personnels/list?personnel_status=STUDY&personnel_status=SABB',
  read: async (call) => {
    const { rows } = await sql<{ name: string; count: number; back: number }>`
      select c.name, count(*)::integer as count,
        count(*) filter (where upper(s.during) <= ${call.day}::date + ${RETURN_DAYS}::integer)::integer as back
      from ${facultyOn(call)} join personnel.standing s on s.personnel_id = a.personnel_id and s.during @> ${call.day}::date
          and s.status_code in ('STUDY', 'SABB')
        join reference.personnel_status c on c.code = s.status_code
      group by c.name order by count desc, c.name`.execute(call.db);
    const back = rows.reduce((sum, row) => sum + row.back, 0);
    return {
      value: rows.reduce((sum, { count }) => sum + count, 0),
      note: `${back} back within ${RETURN_DAYS} days.`,
      parts: [{ title: 'By status', rows: rows.map(({ name, count }) => ({ name, value: count })) }],
    };
  },
};

/** Temporary faculty and when their appointments end. */
export const temporaryFaculty: ExecutiveFigure = {
  name: 'temporary-faculty',
  title: 'Temporary faculty',
  definition:
    'Faculty members with a temporary appointment on the day: they do not meet a requirement of the position, usually the degree, and are appointed for at most a year (2017 ORAOHRA). By the quarter in which the appointment ends.',
  unit: PEOPLE,
  compare: 'year',
  isOfPeople: true,
  link: '/personnels/list?status=TEMP',
  read: async (call) => {
    const { value, rows } = await countClasses(
      call.db,
      sql`select coalesce(to_char(upper(a.during) - 1, 'YYYY "quarter" Q'), 'Without an end') as name, count(*) as count
        from ${facultyOn(call)} where a.status_code = 'TEMP' group by 1`,
    );
    return { value, parts: [{ title: 'End of the appointment', rows }] };
  },
};

/** Who serves in the offices of the board, by office. */
export const servicePeople: ExecutiveFigure = {
  name: 'service-people',
  title: 'People of student services',
  definition: 'People who serve on the day in the offices of this board, by office.',
  unit: PEOPLE,
  compare: 'week',
  isOfPeople: true,
  read: async ({ db, day, within }) => {
    const { value, rows } = await countClasses(
      db,
      sql`select o.fullname as name, count(*) as count from ${servingOn(day)} a join organization.office_view o on o.id = a.office_id
        where ${within('o.tree_from')} group by o.fullname`,
    );
    return { value, parts: [{ title: 'By office', rows }] };
  },
};
