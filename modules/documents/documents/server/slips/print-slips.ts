import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { printSlips as endpoint } from '../../contract/slips.ts';
import { PRIORITIES } from '../../contract/words.ts';
import { labelForm, slipForm, type SlipSheet } from '../../print/slip-form.ts';
import { actingOffice, type ActingOffice } from '../offices/acting-office.ts';
import { isClosedTo, seesNames } from '../sight/on-route.ts';
import { qrOf, formatInstruction, formatMoment } from './format-on-paper.ts';

interface Found {
  tracking_no: string;
  outgoing_no: string | null;
  office_id: number;
  office: string;
  received_at: string;
  sender: string;
  subject: string;
  type: string;
  due_at: string;
  priority: keyof typeof PRIORITIES;
  stays: { from: string | null; to: string; instruction: string; note: string; received_at: string | null; for_person: string | null }[];
}

/** Slips in the order of the numbers. Error: 404 where the office sees none of the documents. */
export async function printSlips(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { office, ids, size } = call.query;
  return slipsOf(call, await actingOffice(call, office), ids!, size);
}

/** The same for an acting office that is known. */
export async function slipsOf(
  { db, server, today }: Pick<Call, 'db' | 'server' | 'today'>,
  who: ActingOffice,
  ids: readonly number[],
  size: 'half' | 'label',
): Promise<FileAnswer> {
  const { rows } = await sql<Found>`
    select d.tracking_no, d.outgoing_no, d.office_id, o.fullname as office, coalesce(d.came_at, d.registered_at) as received_at,
      concat_ws(', ', nullif(d.sender_name, ''), nullif(d.sender_office, '')) as sender, d.subject, t.name as type, d.due_at, d.priority,
      (select jsonb_agg(jsonb_build_object('from', f.acronym, 'to', w.acronym, 'instruction', h.instruction, 'note', h.note, 'received_at', h.received_at,
        'for_person', (select p.fullname from personnel.person_view p where p.id = h.to_person_id and ${seesNames(who)})) order by h.no)
        from documents.hop h join organization.office_view w on w.id = h.office_id left join organization.office_view f on f.id = h.from_office_id
        where h.document_id = d.id) as stays
    from documents.document d join organization.office_view o on o.id = d.office_id join documents.type t on t.id = d.type_id
    where d.id = any(${[...ids]}::integer[]) and d.state <> 'DRAFT' and not ${isClosedTo(who)} order by d.office_id, d.year, d.no, d.child_no nulls first`.execute(
    db,
  );
  if (rows.length === 0) throw notFound('There is no such document, or it is confidential and not on the way of your office.');
  const sheets = rows.map((row) => ({ sheet: sheetOf(row, server.settings.publicUrl, today), code: null }));
  const name = rows.length === 1 ? rows[0]!.tracking_no : `${rows.length} documents`;
  return size === 'label' ? labelForm.answer(server, sheets, `Label ${name}`) : slipForm.answer(server, sheets, `Routing slip ${name}`);
}

function sheetOf(found: Found, publicUrl: string, today: string): SlipSheet {
  return {
    office_id: found.office_id,
    date: today,
    number: found.tracking_no,
    outgoing: found.outgoing_no ?? '',
    qr: qrOf(publicUrl, found.tracking_no),
    received: formatMoment(found.received_at),
    from: found.sender || found.office,
    subject: found.subject,
    type: found.type,
    due: formatMoment(found.due_at),
    priority: found.priority === 'ROUTINE' ? '' : PRIORITIES[found.priority],
    stays: found.stays
      .filter(({ from }) => from !== null)
      .map((stay) => ({
        from: stay.from!,
        to: stay.to,
        instruction: formatInstruction(stay.instruction),
        remarks: [stay.for_person && `Attn: ${stay.for_person}`, stay.note].filter(Boolean).join('. '),
        received: formatMoment(stay.received_at),
      })),
  };
}
