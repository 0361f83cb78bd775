import { sql } from 'kysely';
import { MONTHS_BACK, type OpenTable } from '@talaan/kernel/server/open-table.ts';

export const openTablesOfDocuments: OpenTable[] = [
  {
    of: 'things',
    name: 'document_stays',
    title: 'Stays of documents in offices',
    says: 'One row is an office in one of the last thirteen months, with the papers that left it then. Restricted and confidential papers are left out, and so are all subjects.',
    columns: [
      { name: 'month', type: 'yearmonth', means: 'The month in which the papers left.' },
      { name: 'office_id', type: 'integer', means: 'The office, as in the table offices.' },
      { name: 'papers', type: 'integer', means: 'How many left.' },
      { name: 'late_papers', type: 'integer', means: 'Of them after their time.' },
      { name: 'worked_minutes', type: 'integer', means: 'Office minutes for which the office had them, in all.' },
    ],
    read: (day) => sql`
      select to_char(h.ended_at at time zone 'Asia/Manila', 'YYYY-MM') as month, h.office_id, count(*)::integer as papers,
        count(*) filter (where h.ended_at > h.due_at)::integer as late_papers, coalesce(sum(h.worked_minutes), 0)::integer as worked_minutes
      from documents.hop h join documents.document d on d.id = h.document_id and d.confidentiality = 'OPEN'
      where h.received_at is not null and (h.ended_at at time zone 'Asia/Manila')::date
        between date_trunc('month', ${day}::date) - make_interval(months => ${MONTHS_BACK}) and ${day}::date
      group by 1, 2 order by 1, 2`,
  },
];
