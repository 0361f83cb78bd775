import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';

/** Papers that an office has not acknowledged: a named office does in its place, unless it was sent them itself. They keep no office open. */
export const circulationsOfOffice: OfficeUse = {
  name: 'circulated-documents',
  title: 'Circulated papers that are not acknowledged',
  table: 'documents.circulation',
  shared: false,
  holdsOpen: false,
  followsPeople: false,
  find: async (db, officeId) => {
    const { rows } = await sql<{ id: number; tracking_no: string; subject: string }>`
      select d.id, d.tracking_no, case when d.confidentiality = 'CONFIDENTIAL' then '' else d.subject end as subject
      from documents.circulation c join documents.document d on d.id = c.document_id
      where c.office_id = ${officeId} and c.acknowledged_at is null order by d.id`.execute(db);
    return rows.map(({ id, tracking_no: number, subject }) => ({ key: String(id), label: number, note: subject, personnel_id: null }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const ids = keys.map(Number);
    // A successor that has the paper already acknowledges it once, for both.
    const { rows } = await sql<{ document_id: number }>`
      delete from documents.circulation c where c.office_id = ${fromOffice} and c.document_id = any(${ids}::integer[]) and c.acknowledged_at is null
        and exists (select from documents.circulation n where n.document_id = c.document_id and n.office_id = ${toOffice})
      returning c.document_id`.execute(call.db);
    const joined = new Set(rows.map(({ document_id: id }) => id));
    const { rows: moved } = await sql<{ document_id: number }>`
      update documents.circulation set office_id = ${toOffice}
      where office_id = ${fromOffice} and document_id = any(${ids}::integer[]) and acknowledged_at is null returning document_id`.execute(
      call.db,
    );
    await recordChanges(
      call,
      [...moved.map(({ document_id: id }) => id), ...joined].map((id) => ({
        action: 'move an acknowledgement to another office',
        subject: `documents.document:${id}`,
        before: { office_id: fromOffice },
        after: { office_id: toOffice, from, authority, ...(joined.has(id) && { had_it_already: true }) },
      })),
    );
  },
};
