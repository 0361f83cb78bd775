import { sql } from 'kysely';
import { isEndedStay } from '@talaan/documents/server/public.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

interface Row {
  office: string;
  stays: number;
  late: number;
  minutes: number;
}

/** How long papers stayed in the offices of the board in the month of the day, and whether in time. */
export const financePapers: ExecutiveFigure = {
  name: 'finance-papers',
  title: 'Papers handled in time',
  definition:
    'Of the stays of papers in these offices that ended from the first of the month to the day, the share that ended by its due moment; and the office hours of a stay on average, without pauses.',
  unit: 'permille',
  compare: 'week',
  link: '/dts/figures/hours',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select o.fullname as office, count(*)::integer as stays, count(*) filter (where s.ended_at > s.due_at)::integer as late,
        round(avg(s.worked_minutes))::integer as minutes
      from documents.hop s join organization.office_view o on o.id = s.office_id
      where ${isEndedStay} and s.ended_at >= kernel.instant_of(date_trunc('month', ${day}::date::timestamp))
        and s.ended_at < kernel.instant_of((${day}::date + 1)::timestamp) and ${within('o.tree_from')}
      group by o.id, o.fullname order by minutes desc, office`.execute(db);
    const stays = rows.reduce((sum, row) => sum + row.stays, 0);
    const late = rows.reduce((sum, row) => sum + row.late, 0);
    if (stays === 0) return { value: null, missing: 'No paper left these offices in this month yet.' };
    return {
      value: Math.round(((stays - late) * 1000) / stays),
      note: `${stays - late} of ${stays} stays.`,
      parts: [
        {
          title: 'Hours of a stay by office',
          unit: 'minutes',
          rows: rows.map(({ office, minutes }) => ({ name: office, value: minutes })),
        },
      ],
    };
  },
};
