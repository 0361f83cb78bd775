import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';
import { officeMinutes } from '../rules/office-minutes.ts';
import { localMinute } from './offices/local-minute.ts';
import { loadCalendar } from './offices/office-calendar.ts';
import { dueAfterPause, setDueMoments } from './steps/hold.ts';
import { endHops } from './steps/write-hops.ts';

interface Moved {
  id: number;
  document_id: number;
  received_at: string | null;
  /** Of the pause that runs. */
  held_at: string | null;
  cause: string | null;
  due_at: string;
  extended_until: string | null;
  campus_id: number;
}

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
    const { rows } = await sql<Moved>`
      select h.id, h.document_id, h.received_at, w.held_at, w.cause, d.due_at, d.extended_until, o.campus_id
      from documents.hop h join documents.document d on d.id = h.document_id join organization.office_view o on o.id = d.office_id
      left join documents.hold w on w.hop_id = h.id and w.resumed_at is null
      where h.document_id = any(${ids}::integer[]) and h.office_id = ${fromOffice} and h.ended_at is null order by h.id for update of h`.execute(
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
    // A pause for papers of the client begins anew with the new office: the days of it so far move the due day now.
    await setDueMoments(
      { call },
      rows.flatMap(({ document_id: id, cause, held_at: heldAt, ...document }) =>
        cause === 'lacking_paper' ? dueAfterPause({ call, calendar }, { ...document, id }, heldAt!) : [],
      ),
    );
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
