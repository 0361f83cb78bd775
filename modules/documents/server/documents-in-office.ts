import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';
import { officeMinutes } from '../rules/office-minutes.ts';
import { localMinute } from './offices/local-minute.ts';
import { loadCalendar } from './offices/office-calendar.ts';
import { endHops } from './steps/write-hops.ts';

/** Documents that are in an office or on their way to it: they go to a named one, with the order as their reason (domain page, A7.10). */
export const documentsInOffice: OfficeUse = {
  name: 'documents',
  title: 'Documents that are not closed',
  table: 'documents.hop',
  shared: false,
  holdsOpen: true,
  followsPeople: false,
  find: async (db, officeId) => {
    const { rows } = await sql<{ id: number; tracking_no: string; subject: string; state: string }>`
      select d.id, d.tracking_no, case when d.confidentiality = 'CONFIDENTIAL' then '' else d.subject end as subject, h.state
      from documents.hop h join documents.document d on d.id = h.document_id where h.office_id = ${officeId} and h.ended_at is null order by d.id`.execute(
      db,
    );
    return rows.map(({ id, tracking_no: number, subject }) => ({ key: String(id), label: number, note: subject, personnel_id: null }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { db, now, actor } = call;
    const ids = keys.map(Number);
    const { rows } = await sql<{ id: number; document_id: number; received_at: string | null; held_at: string | null }>`
      select h.id, h.document_id, h.received_at, (select w.held_at from documents.hold w where w.hop_id = h.id and w.resumed_at is null) as held_at
      from documents.hop h
      where h.document_id = any(${ids}::integer[]) and h.office_id = ${fromOffice} and h.ended_at is null order by h.id for update`.execute(
      db,
    );
    const received = rows.flatMap(({ received_at: from }) => (from === null ? [] : [localMinute(from).day]));
    const calendar = await loadCalendar(call, [fromOffice], [...received, call.today].toSorted()[0]!);
    await endHops(
      call,
      rows.map(({ id, received_at: from, held_at: heldAt }) => ({
        id,
        minutes: from === null ? null : officeMinutes(localMinute(from), localMinute(heldAt ?? now), calendar.worked(fromOffice)),
      })),
      'MOVED',
    );
    const moved = rows.map(({ id }) => id);
    // The clock of the stay goes on in the other office, and a pause with it.
    await sql`
      insert into documents.hop (document_id, no, office_id, from_no, from_office_id, state, instruction, note, sent_at, sent_by, received_at, received_by,
        limit_minutes, due_at, left_minutes, paused_minutes)
      select h.document_id, h.no + 1, ${toOffice}, h.no, h.office_id, h.state, h.instruction, ${authority}, h.ended_at, ${actor.accountId},
        case when h.received_at is not null then h.ended_at end, case when h.received_at is not null then ${actor.accountId}::integer end,
        h.limit_minutes, h.due_at, h.left_minutes, h.paused_minutes
      from documents.hop h where h.id = any(${moved}::integer[])`.execute(db);
    await sql`
      with ended as (
        update documents.hold w set resumed_at = h.ended_at, resumed_by = ${actor.accountId}
        from documents.hop h where h.id = w.hop_id and h.id = any(${moved}::integer[]) and w.resumed_at is null
        returning h.document_id, h.no, h.ended_at, w.cause, w.reason)
      insert into documents.hold (hop_id, no, cause, reason, held_at, held_by)
      select n.id, 1, e.cause, e.reason, e.ended_at, ${actor.accountId}
      from ended e join documents.hop n on n.document_id = e.document_id and n.no = e.no + 1`.execute(db);
    await recordChanges(
      call,
      rows.map(({ document_id: id }) => ({
        action: 'move a document to another office',
        subject: `documents.document:${id}`,
        before: { office_id: fromOffice },
        after: { office_id: toOffice, from, authority },
      })),
    );
  },
};
