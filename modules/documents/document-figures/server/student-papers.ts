import { sql } from 'kysely';
import { isCountedAs } from '@talaan/documents/server/public.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { papersFrom } from './papers-of.ts';

interface Row {
  type: string;
  in_time: number;
  closed: number;
}

/** Papers that the offices of the board registered and that were closed in the month, by type. */
export const studentPapers: ExecutiveFigure = {
  name: 'student-papers',
  title: 'Papers of students in time',
  definition:
    'Of the papers that the offices of this board registered and that were closed from the first of the month to the day, the share that was closed by its due moment (RA 11032 Sec. 9), by type. Confidential papers are counted together.',
  unit: 'permille',
  compare: 'week',
  link: '/dts/figures',
  read: async ({ db, day, now, within }) => {
    const { rows } = await sql<Row>`
      select case when d.confidentiality = 'CONFIDENTIAL' then 'Confidential papers' else t.name end as type,
        count(*) filter (where ${isCountedAs('closed_in_time', now)})::integer as in_time, count(*)::integer as closed
      from ${papersFrom}
      where d.closed_at >= kernel.instant_of(date_trunc('month', ${day}::date::timestamp)) and d.closed_at < kernel.instant_of((${day}::date + 1)::timestamp)
        and d.due_at is not null and ${within('oo.tree_from')}
      group by 1 order by closed desc, 1`.execute(db);
    const closed = rows.reduce((sum, row) => sum + row.closed, 0);
    if (closed === 0) return { value: null, missing: 'No paper of these offices was closed in this month yet.' };
    return {
      value: Math.round((rows.reduce((sum, row) => sum + row.in_time, 0) * 1000) / closed),
      note: `${closed} papers.`,
      parts: [
        {
          title: 'By type',
          unit: { one: 'paper', many: 'papers' },
          rows: rows.map((row) => ({ name: row.type, value: row.in_time, of: row.closed })),
        },
      ],
    };
  },
};
