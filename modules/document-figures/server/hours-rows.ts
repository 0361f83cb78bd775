import { sql } from 'kysely';
import { isEndedStay } from '@talaan/documents/server/public.ts';
import { rows } from '@talaan/kernel/server/rows.ts';
import { exportHours, listHours } from '../contract.ts';
import { inPeriod, officeCounted, ofOffice, papersFrom } from './papers-of.ts';

/** Stays of papers by the office in which they were. */
export const hoursRows = rows(listHours, exportHours, 'figures', async (call) => {
  const { query, today } = call;
  const office = await officeCounted(call, query.office);
  return {
    once: sql`g as materialized (
      select s.office_id, count(*)::integer as stays, count(*) filter (where s.ended_at > s.due_at)::integer as late, sum(s.worked_minutes) as minutes
      from ${papersFrom} join documents.hop s on s.document_id = d.id
      where ${inPeriod(today, query)} and ${ofOffice(office)} and ${isEndedStay} group by s.office_id)`,
    from: sql`g join organization.office o on o.id = g.office_id`,
    columns: {
      id: 'o.id',
      name: 'o.fullname',
      acronym: 'o.acronym',
      stays: 'g.stays',
      late: 'g.late',
      average_minutes: sql`((2 * g.minutes + g.stays) / (2 * g.stays))::integer`,
    },
    reach: sql`true`,
    search: [sql`kernel.plain(o.fullname || ' ' || o.acronym)`],
    sort: { name: 'o.fullname', stays: 'g.stays', late: 'g.late', average_minutes: sql`(g.minutes::numeric / g.stays)` },
    unsorted: '-average_minutes',
    filters: { office: () => sql`true`, from: () => sql`true`, to: () => sql`true` },
    sheet: {
      name: 'Hours of papers in offices',
      cells: {
        Office: (row) => row.name,
        Stays: (row) => row.stays,
        Late: (row) => row.late,
        'Office minutes on average': (row) => row.average_minutes,
      },
    },
  };
});
