import { sql } from 'kysely';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { ADJECTIVES, LEVELS, type Level } from '../../rules/levels.ts';
import { lastPeriod, NO_PERIOD } from './last-period.ts';

interface Row {
  period: string;
  level: Level | null;
  count: number;
}

/** Final ratings of the faculty in the last period that is over, by adjective. */
export const facultyRatings: ExecutiveFigure = {
  name: 'faculty-ratings',
  title: 'Faculty with a final rating',
  definition:
    'Individual forms (IPCR) of faculty ranks in the last rating period that was over by the day that have a final rating, by adjective.',
  unit: PEOPLE,
  isOfPeople: true,
  link: '/spmis/calibration',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select l.name as period, f.level, count(f.id)::integer as count
      from ${lastPeriod(day)} l left join (performance.form f join organization.office_view o on o.id = f.office_id and ${within('o.tree_from')})
        on f.period_id = l.id and f.form = 'IPCR' and f.rank in ('SENIOR_FACULTY', 'JUNIOR_FACULTY') and f.state <> 'NOT_RATED'
      group by l.name, f.level`.execute(db);
    if (!rows[0]) return { value: null, missing: NO_PERIOD };
    const sum = (some: Row[]) => some.reduce((total, { count }) => total + count, 0);
    return {
      value: sum(rows.filter(({ level }) => level !== null)),
      of: sum(rows),
      note: `${rows[0].period}.`,
      parts: [
        {
          title: 'By adjective',
          rows: LEVELS.flatMap((level) => {
            const count = sum(rows.filter((row) => row.level === level));
            return count > 0 ? [{ name: ADJECTIVES[level], value: count }] : [];
          }),
        },
      ],
    };
  },
};
