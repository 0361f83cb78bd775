import { sql } from 'kysely';
import { COMPLEXITIES } from '@talaan/documents/contract/words.ts';
import { isCountedAs } from '@talaan/documents/server/public.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { papersFrom } from './papers-of.ts';

interface Row {
  complexity: keyof typeof COMPLEXITIES;
  in_time: number;
  closed: number;
}

const ALL_IN_TIME = 1000;

/** The share of papers that were closed in time in the month of the day. */
export const papersInTime: ExecutiveFigure = {
  name: 'papers-in-time',
  title: 'Papers closed in time',
  definition:
    'Of the papers that were closed from the first of the month to the day, the share that was closed by its due moment: three, seven or twenty working days from receipt, as extended (RA 11032 Sec. 9). Papers count for the office that registered them.',
  unit: 'permille',
  compare: 'week',
  link: '/dts/figures',
  read: async ({ db, day, now, within }) => {
    const { rows } = await sql<Row>`
      select t.complexity, count(*) filter (where ${isCountedAs('closed_in_time', now)})::integer as in_time, count(*)::integer as closed
      from ${papersFrom}
      where d.closed_at >= kernel.instant_of(date_trunc('month', ${day}::date::timestamp)) and d.closed_at < kernel.instant_of((${day}::date + 1)::timestamp)
        and d.due_at is not null and ${within('oo.tree_from')}
      group by t.complexity order by array_position(${Object.keys(COMPLEXITIES)}::text[], t.complexity)`.execute(db);
    const inTime = rows.reduce((sum, row) => sum + row.in_time, 0);
    const closed = rows.reduce((sum, row) => sum + row.closed, 0);
    if (closed === 0) return { value: null, missing: 'No paper was closed in this month yet.' };
    return {
      value: Math.round((inTime * 1000) / closed),
      target: ALL_IN_TIME,
      note: `${inTime} of ${closed} papers.`,
      parts: [
        {
          title: 'By complexity',
          unit: { one: 'paper', many: 'papers' },
          rows: rows.map((row) => ({ name: COMPLEXITIES[row.complexity], value: row.in_time, of: row.closed })),
        },
      ],
    };
  },
};
