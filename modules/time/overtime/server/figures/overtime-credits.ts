import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

interface Row {
  office: string;
  seconds: number;
  expiring: number;
}

/** Compensatory overtime credits that people hold on the day. */
export const overtimeCredits: ExecutiveFigure = {
  name: 'overtime-credits',
  title: 'Compensatory credits held',
  definition:
    'Compensatory overtime credits (COC) of those who serve on the day: earned by it, not used and not expired. Those that expire by 31 December are lost unless they are used (CSC-DBM JC 2, s. 2004).',
  unit: 'minutes',
  compare: 'week',
  link: '/edats/overtime/credits',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select o.fullname as office, sum(b.seconds)::bigint as seconds,
        coalesce(sum(b.seconds) filter (where b.expires_on <= make_date(extract(year from ${day}::date)::integer, 12, 31)), 0)::bigint as expiring
      from ${servingOn(day)} a join organization.office_view o on o.id = a.office_id
        join lateral (select l.expires_on, sum(e.amount) as seconds from ledger.lot l join ledger.entry e on e.lot_id = l.id
          where l.personnel_id = a.personnel_id and l.book = 'COC' and e.effective_on <= ${day}::date and l.expires_on >= ${day}::date
          group by l.id, l.expires_on) b on b.seconds > 0
      where ${within('o.tree_from')} group by o.id, o.fullname order by seconds desc, office`.execute(db);
    const minutes = (seconds: number) => Math.round(seconds / 60);
    return {
      value: minutes(rows.reduce((sum, { seconds }) => sum + seconds, 0)),
      note: `${Math.round(rows.reduce((sum, { expiring }) => sum + expiring, 0) / 3600)} hours expire by 31 December.`,
      parts: [{ title: 'By office', rows: rows.map(({ office, seconds }) => ({ name: office, value: minutes(seconds) })) }],
    };
  },
};
