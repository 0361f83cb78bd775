import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { lastPeriod, NO_PERIOD } from './last-period.ts';

interface Row {
  period: string;
  office: string | null;
  rated: number;
  by: number;
}

const MOST = 10;

/** Offices whose people are rated above the office itself. */
export const ratingsAboveOffice: ExecutiveFigure = {
  name: 'ratings-above-office',
  title: 'People rated above their office',
  definition:
    'Offices in which the mean of the final individual ratings (IPCR) of the last rating period that was over is above the final rating of the office: the team calibrates them (CSC MC 6 s.2012). Offices of fewer than five rated people are left out.',
  unit: { one: 'office', many: 'offices' },
  link: '/spmis/calibration',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      with last as ${lastPeriod(day)},
        judged as (
          select o.fullname as office, round(avg(i.final))::integer - f.final as by
          from last l join performance.form f on f.period_id = l.id and f.form in ('OPCR', 'DPCR') and f.final is not null
            join organization.office_view o on o.id = f.office_id and ${within('o.tree_from')}
            join performance.form i on i.period_id = l.id and i.office_id = f.office_id and i.form = 'IPCR' and i.final is not null
          group by o.id, o.fullname, f.final having count(*) >= 5)
      select l.name as period, j.office, (select count(*)::integer from judged) as rated, coalesce(j.by, 0) as by
      from last l left join judged j on j.by > 0 order by by desc, office`.execute(db);
    if (!rows[0]) return { value: null, missing: NO_PERIOD };
    const above = rows.filter(({ office }) => office !== null);
    return {
      value: above.length,
      of: rows[0].rated,
      note: `${rows[0].period}.`,
      parts: [
        {
          title: 'Above by',
          unit: { mean: 'points' },
          rows: above.slice(0, MOST).map(({ office, by }) => ({ name: office!, value: Math.round(by / 10) })),
        },
      ],
    };
  },
};
