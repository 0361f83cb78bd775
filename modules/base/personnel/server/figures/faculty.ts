import { sql, type RawBuilder } from 'kysely';
import { countClasses } from '@talaan/kernel/server/count-classes.ts';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { BoardCall, ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { peopleLink } from '../people-link.ts';
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
    const { rows } = await sql<{ id: number; name: string; count: number }>`
      select t.id, t.name, count(*)::integer as count from ${facultyOn(call)} group by t.id, t.name order by count desc, t.name`.execute(
      call.db,
    );
    return {
      value: rows.reduce((sum, { count }) => sum + count, 0),
      link: peopleLink(call, { track: 'faculty' }),
      parts: [
        { title: 'By rank', rows: rows.map(({ id, name, count }) => ({ name, value: count, link: peopleLink(call, { position: id }) })) },
      ],
    };
  },
};

const RETURN_DAYS = 90;
const AWAY = ['STUDY', 'SABB'];

/** Who of the faculty studies or is on sabbatical. */
export const facultyAway: ExecutiveFigure = {
  name: 'faculty-away',
  title: 'Faculty on study leave and sabbatical',
  definition: `Faculty members whose status on the day is study leave or sabbatical. Back within ${RETURN_DAYS} days are those whose status ends by then.`,
  unit: PEOPLE,
  read: async (call) => {
    const { rows } = await sql<{ code: string; name: string; count: number; back: number }>`
      select c.code, c.name, count(*)::integer as count,
        count(*) filter (where upper(s.during) <= ${call.day}::date + ${RETURN_DAYS}::integer)::integer as back
      from ${facultyOn(call)} join personnel.standing s on s.personnel_id = a.personnel_id and s.during @> ${call.day}::date
          and s.status_code = any(${AWAY})
        join reference.personnel_status c on c.code = s.status_code
      group by c.code, c.name order by count desc, c.name`.execute(call.db);
    const back = rows.reduce((sum, row) => sum + row.back, 0);
    return {
      value: rows.reduce((sum, { count }) => sum + count, 0),
      link: peopleLink(call, { track: 'faculty', personnel_status: AWAY }),
      note: `${back} back within ${RETURN_DAYS} days.`,
      parts: [
        {
          title: 'By status',
          rows: rows.map(({ code, name, count }) => ({
            name,
            value: count,
            link: peopleLink(call, { track: 'faculty', personnel_status: code }),
          })),
        },
      ],
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
  read: async (call) => {
    const { value, rows } = await countClasses(
      call.db,
      sql`select coalesce(to_char(upper(a.during) - 1, 'YYYY "quarter" Q'), 'Without an end') as name, count(*) as count
        from ${facultyOn(call)} where a.status_code = 'TEMP' group by 1`,
    );
    return { value, link: peopleLink(call, { track: 'faculty', status: 'TEMP' }), parts: [{ title: 'End of the appointment', rows }] };
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
  read: async (call) => {
    const { db, day, within } = call;
    const { rows } = await sql<{ id: number; name: string; is_alone: boolean; count: number }>`
      select o.id, o.fullname as name, o.tree_from = o.tree_to as is_alone, count(*)::integer as count
      from ${servingOn(day)} a join organization.office_view o on o.id = a.office_id
      where ${within('o.tree_from')} group by o.id, o.fullname, o.tree_from, o.tree_to order by count desc, o.fullname`.execute(db);
    return {
      value: rows.reduce((sum, { count }) => sum + count, 0),
      link: peopleLink(call),
      parts: [
        {
          title: 'By office',
          // The list of an office has those of its units, too.
          rows: rows.map((row) => ({
            name: row.name,
            value: row.count,
            ...(row.is_alone ? { link: peopleLink({ office: row.id }) } : {}),
          })),
        },
      ],
    };
  },
};
