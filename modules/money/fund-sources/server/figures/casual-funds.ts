import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

interface Row {
  name: string;
  allotment: number;
  obligated: number;
}

/** What of the funds of casuals and job orders is obligated. */
export const casualFunds: ExecutiveFigure = {
  name: 'casual-funds',
  title: 'Funds of casuals and job orders',
  definition:
    'What appointments and contracts had obligated by the day of the allotments of the year that pay casuals and job orders. From 90 % on a fund warns; beyond 100 % it blocks a hire.',
  unit: 'centavos',
  link: '/payroll/casual_fund_source',
  read: async ({ db, day }) => {
    const { rows } = await sql<Row>`
      select s.name, s.allotment, coalesce((
        select sum(e.to_pay + e.paid) from fund_sources.posting p join fund_sources.entry e on e.posting_id = p.id
        where p.source_id = s.id and kernel.date_of(p.posted_at) <= ${day}::date), 0)::bigint as obligated
      from fund_sources.source s where s.year = extract(year from ${day}::date) order by s.name`.execute(db);
    const allotted = rows.reduce((sum, { allotment }) => sum + allotment, 0);
    if (rows.length === 0) return { value: null, missing: 'No fund source of this year is on record.' };
    return {
      value: rows.reduce((sum, { obligated }) => sum + obligated, 0),
      of: allotted,
      target: allotted,
      parts: [{ title: 'By fund', rows: rows.map(({ name, allotment, obligated }) => ({ name, value: obligated, of: allotment })) }],
    };
  },
};
