import { sql } from 'kysely';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

interface Row {
  kind: string;
  people: number;
  all: number;
  oldest: number;
}

/** So many days after the last day of service a clearance is overdue. */
const DUE_DAYS = 30;

/** People who left more than thirty days ago and are not cleared of everything. */
export const clearancesOpen: ExecutiveFigure = {
  name: 'clearances-open',
  title: 'Clearances open over 30 days',
  definition: `People whose service ended more than ${DUE_DAYS} days before the day and of whom a line of the clearance (CS Form No. 7) was not signed by it. Until then terminal leave is not paid.`,
  unit: PEOPLE,
  compare: 'week',
  link: '/personnels/list?personnel_status=SEPARATED',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      with open as (
        select s.personnel_id, s.last_day, k.name as kind
        from personnel.separation s join personnel.clearance c on c.separation_id = s.id join reference.clearance_kind k on k.id = c.kind_id
          join personnel.appointment a on a.personnel_id = s.personnel_id and a.during @> s.last_day
          join organization.office_view o on o.id = a.office_id
        where s.last_day < ${day}::date - ${DUE_DAYS}::integer and (c.cleared_on is null or c.cleared_on > ${day}::date) and ${within('o.tree_from')})
      select kind, count(*)::integer as people, (select count(distinct personnel_id)::integer from open) as all,
        (select ${day}::date - min(last_day) from open) as oldest
      from open group by kind order by people desc, kind`.execute(db);
    return {
      value: rows[0]?.all ?? 0,
      ...(rows[0] ? { note: `The oldest for ${rows[0].oldest} days.` } : {}),
      parts: [{ title: 'Not signed by', isApart: true, rows: rows.map(({ kind, people }) => ({ name: kind, value: people })) }],
    };
  },
};
