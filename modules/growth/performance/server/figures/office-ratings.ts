import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { ADJECTIVES, LEVELS, type Level } from '../../rules/levels.ts';
import { lastPeriod, NO_PERIOD } from './last-period.ts';

interface Row {
  period: string;
  level: Level | null;
  form: 'OPCR' | 'DPCR';
  count: number;
}

/** Offices of the last period that is over, by the adjective of their form. */
export const officeRatings: ExecutiveFigure = {
  name: 'office-ratings',
  title: 'Offices rated',
  definition:
    'OPCRs and DPCRs of the last rating period that was over by the day that have a final rating, by adjective (CSC MC 6 s.2012).',
  unit: { one: 'office', many: 'offices' },
  link: '/spmis/calibration',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select l.name as period, f.level, f.form, count(f.id)::integer as count
      from ${lastPeriod(day)} l left join (performance.form f join organization.office_view o on o.id = f.office_id and ${within('o.tree_from')})
        on f.period_id = l.id and f.form in ('OPCR', 'DPCR') and f.state <> 'NOT_RATED'
      group by l.name, f.level, f.form`.execute(db);
    if (!rows[0]) return { value: null, missing: NO_PERIOD };
    const sum = (some: Row[]) => some.reduce((total, { count }) => total + count, 0);
    const of = (level: Level) => sum(rows.filter((row) => row.level === level));
    return {
      value: sum(rows.filter(({ level }) => level !== null)),
      of: sum(rows),
      note: `${rows[0].period}.`,
      parts: [
        { title: 'By adjective', rows: LEVELS.flatMap((level) => (of(level) > 0 ? [{ name: ADJECTIVES[level], value: of(level) }] : [])) },
      ],
    };
  },
};
