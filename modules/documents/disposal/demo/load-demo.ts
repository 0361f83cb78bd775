import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** The papers that the demo of documents keeps in the archive are older. */
const YEAR = 2022;

/** Authority is asked for to dispose of the old applications for leave. */
export async function loadDemo({ client, now }: DemoMaking): Promise<void> {
  await client.query(
    `with asked as (
       insert into documents.disposal (year, no, office_id, state, manner, note, requested_at, requested_by)
       select extract(year from $1::timestamptz), 1, o.id, 'REQUESTED', 'shredding', 'In four boxes in the stock room of the Records Office.', $1, a.id
       from organization.office_view o, identity.account_view a where o.acronym = 'RMO' and o.campus_id = 1 and a.email = 'records@talaan.example' returning id)
     insert into documents.disposal_paper (disposal_id, document_id, type_id, retention_years, schedule_item, from_day, until_day)
     select asked.id, d.id, t.id, t.retention_years, t.schedule_item, kernel.date_of(d.closed_at), kernel.date_of(d.closed_at)
     from asked, documents.document d join documents.type t on t.id = d.type_id and t.code = 'LVA' where d.year < $2`,
    [now.toString(), YEAR],
  );
}
