import { sql, type RawBuilder } from 'kysely';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import type { Qualification } from '../needs.ts';
import { peopleLink } from '../people-link.ts';

interface Row {
  kind: string;
  people: number;
  all: number;
  oldest: number;
}

/** So many days after the last day of service a clearance is overdue. */
const DUE_DAYS = 30;

/** Lines `c` of the clearance of a separation `s` that are overdue on a day and not signed by it. */
function overdueOn(day: string): RawBuilder<unknown> {
  return sql`s.last_day < ${day}::date - ${DUE_DAYS}::integer and (c.cleared_on is null or c.cleared_on > ${day}::date)`;
}

/** Whose clearance is overdue, for the personnel list. */
export const clearanceOpen: Qualification = {
  code: 'clearance-open',
  title: `Clearance open over ${DUE_DAYS} days`,
  isOf: (person, day) => sql`exists (select from personnel.separation s join personnel.clearance c on c.separation_id = s.id
    where s.personnel_id = ${person} and ${overdueOn(day)})`,
};

/** People who left more than thirty days ago and are not cleared of everything. */
export const clearancesOpen: ExecutiveFigure = {
  name: 'clearances-open',
  title: 'Clearances open over 30 days',
  definition: `People whose service ended more than ${DUE_DAYS} days before the day and of whom a line of the clearance (CS Form No. 7) was not signed by it. Until then terminal leave is not paid.`,
  unit: PEOPLE,
  compare: 'week',
  read: async (call) => {
    const { db, day, within, office } = call;
    const { rows } = await sql<Row>`
      with open as (
        select s.personnel_id, s.last_day, k.name as kind
        from personnel.separation s join personnel.clearance c on c.separation_id = s.id join reference.clearance_kind k on k.id = c.kind_id
          join personnel.appointment a on a.personnel_id = s.personnel_id and a.during @> s.last_day
          join organization.office_view o on o.id = a.office_id
        where ${overdueOn(day)} and ${within('o.tree_from')})
      select kind, count(*)::integer as people, (select count(distinct personnel_id)::integer from open) as all,
        (select ${day}::date - min(last_day) from open) as oldest
      from open group by kind order by people desc, kind`.execute(db);
    return {
      value: rows[0]?.all ?? 0,
      // The list of an office has those who serve in it, not those who left it.
      ...(office === null ? { link: peopleLink(call, { personnel_status: 'ALL', qualification: clearanceOpen.code }) } : {}),
      ...(rows[0] ? { note: `The oldest for ${rows[0].oldest} days.` } : {}),
      parts: [{ title: 'Not signed by', isApart: true, rows: rows.map(({ kind, people }) => ({ name: kind, value: people })) }],
    };
  },
};
