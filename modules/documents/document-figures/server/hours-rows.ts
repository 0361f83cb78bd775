import { sql, type SqlBool } from 'kysely';
import { isEndedStay } from '@talaan/documents/server/public.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportHours, listHours } from '../contract.ts';
import { EXPLAINED_AS } from '../rules/figures.ts';
import { inPeriod, officeCounted, ofOffice, papersFrom } from './papers-of.ts';

/** It ended after its due moment. */
const isLate = sql<SqlBool>`s.ended_at > s.due_at`;
/** Stays of papers by the office in which they were. */
export const hoursRows = rows(listHours, exportHours, 'figures', async (call) => {
  const { query, today } = call;
  const office = await officeCounted(call, query.office);
  return {
    once: sql`g as materialized (
      select s.office_id, count(*)::integer as stays, count(distinct d.id)::integer as papers, sum(s.worked_minutes) as minutes,
        percentile_cont(0.5) within group (order by s.worked_minutes) as median, count(*) filter (where ${isLate})::integer as late,
        ${sql.join(Object.entries(EXPLAINED_AS).map(([as, state]) => sql`count(*) filter (where ${isLate} and coalesce(e.state, 'NEEDED') = ${state})::integer as ${sql.ref(as)}`))}
      from ${papersFrom} join documents.hop s on s.document_id = d.id left join documents.explanation e on e.hop_id = s.id
      where ${inPeriod(today, query)} and ${ofOffice(office)} and ${isEndedStay} group by s.office_id)`,
    from: sql`g join organization.office_view o on o.id = g.office_id`,
    columns: {
      id: 'o.id',
      name: 'o.fullname',
      acronym: 'o.acronym',
      stays: 'g.stays',
      papers: 'g.papers',
      late: 'g.late',
      average_minutes: sql`((2 * g.minutes + g.stays) / (2 * g.stays))::integer`,
      median_minutes: sql`floor(g.median + 0.5)::integer`,
      accepted: 'g.accepted',
      submitted: 'g.submitted',
      returned: 'g.returned',
      lacking: 'g.lacking',
    },
    reach: sql`true`,
    search: [sql`kernel.plain(o.fullname || ' ' || o.acronym)`],
    sort: {
      name: 'o.fullname',
      stays: 'g.stays',
      late: 'g.late',
      average_minutes: sql`(g.minutes::numeric / g.stays)`,
      median_minutes: 'g.median',
      lacking: 'g.lacking',
    },
    unsorted: '-average_minutes',
    filters: { office: () => sql`true`, from: () => sql`true`, to: () => sql`true` },
    sheet: {
      name: 'Hours of papers in offices',
      cells: {
        Office: (row) => row.name,
        'Routing steps': (row) => row.stays,
        Late: (row) => row.late,
        'Explanations accepted': (row) => row.accepted,
        'Explanations submitted': (row) => row.submitted,
        'Explanations returned': (row) => row.returned,
        'Explanations lacking': (row) => row.lacking,
        'Office minutes on average': (row) => row.average_minutes,
        'Median office minutes': (row) => row.median_minutes,
      },
    },
  };
});
