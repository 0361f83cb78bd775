import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { INSTRUCTIONS } from '../../contract/words.ts';
import type { StepOf } from '../../contract/steps.ts';
import { copyNumber } from '../../rules/tracking-number.ts';
import { explanations } from '../points.ts';
import { documentAct } from './act.ts';
import { lockDocuments, type LockedDocument } from './lock-documents.ts';
import { registerDrafts } from './register-drafts.ts';
import { requireOffices } from './require-offices.ts';
import { openHops, type NewHop } from './write-hops.ts';
import { dueIn, endOpenHops, hopOf, hopOnItsWay, moveOn, stepped, type Stepping } from './stepping.ts';
import { ONE_DAY } from '../../rules/next-hop.ts';

/** What is late in the office goes on with an explanation (A5). */
export const forwardAct = documentAct({
  action: 'forward',
  further: ({ to }) => to,
  hinder: (call, documents, _who, body) => contributed(call.server, explanations).hinder(call, documents, body),
  take: async (stepping, documents, body) => {
    await contributed(stepping.call.server, explanations).explainFirst(stepping.call, documents, body);
    await forward(stepping, documents, body);
  },
});

export const cancelForwardAct = documentAct({ action: 'cancel_forward', take: cancelForward });

/**
 * Sends documents to an office, and copies of them to further ones: each copy is a document of its own with the due day and confidentiality of
 * the first (A7.3). Drafts are registered first (A7.5). Errors: 422 for an office that is closed, or the
 * acting one, and for a person who does not serve there.
 */
async function forward(stepping: Stepping, given: readonly LockedDocument[], body: StepOf<'forward'>): Promise<void> {
  const { call, who } = stepping;
  const names = await requireOffices(stepping, body.to);
  const attention = await requireAddressee(stepping, body);
  const drafts = given.filter(({ state }) => state === 'DRAFT');
  if (drafts.length > 0) await registerDrafts(stepping, drafts);
  const documents =
    drafts.length > 0
      ? await lockDocuments(
          call,
          given.map(({ id }) => id),
        )
      : given;
  const [first, ...others] = body.to as [number, ...number[]];
  const said = { state: 'INCOMING', instruction: body.instruction, note: body.note } as const;
  const toPerson = { ...said, to_person_id: body.to_person_id };
  await moveOn(
    stepping,
    documents,
    'FORWARDED',
    documents.map((document) => hopOnItsWay(stepping, hopOf(document), first, toPerson)),
  );
  await stepped(stepping, documents, 'forward', {
    reason: body.note,
    details: { to: body.to.map((id) => names.get(id)), instruction: INSTRUCTIONS[body.instruction], ...(attention && { attention }) },
  });
  if (others.length === 0) return;
  const copies = await makeCopies(stepping, documents, others.length);
  await openHops(
    call,
    copies.map(({ id, place }): NewHop => ({
      document_id: id,
      no: 1,
      office_id: others[place - 1]!,
      from_no: null,
      from_office_id: who.officeId,
      ...said,
      sent_at: call.now.toString(),
      sent_by: call.actor.accountId,
      limit_minutes: ONE_DAY,
      due_at: dueIn(stepping, others[place - 1]!, ONE_DAY),
    })),
  );
}

/** The name of whose attention it is for. Errors: 422 for a person who does not serve in the office today, and where it goes to several. */
async function requireAddressee({ call }: Stepping, { to, to_person_id: person }: StepOf<'forward'>): Promise<string | null> {
  if (person === null) return null;
  if (to.length > 1) throw invalid({ to_person_id: ['Name a person where the paper goes to one office.'] });
  const { rows } = await sql<{ fullname: string }>`
    select p.fullname from ${servingOn(call.today)} s join personnel.person_view p on p.id = s.personnel_id
    where p.id = ${person} and s.office_id in (select id from organization.offices_within(${to[0]!}))`.execute(call.db);
  if (!rows[0]) throw invalid({ to_person_id: ['This person does not serve in the office. Choose another one.'] });
  return rows[0].fullname;
}

/** Copies of documents with their files, so many of each; `place` counts those of one document from 1. */
async function makeCopies(
  { call }: Stepping,
  documents: readonly LockedDocument[],
  count: number,
): Promise<{ id: number; place: number }[]> {
  const { db, actor, now } = call;
  const { rows: made } = await sql<{ parent_id: number; last: number }>`
    select parent_id, max(child_no) as last from documents.document where parent_id = any(${documents.map(({ id }) => id)}::integer[]) group by parent_id`.execute(
    db,
  );
  const last = new Map(made.map((row) => [row.parent_id, row.last]));
  const wanted = documents.flatMap(({ id, tracking_no: number }) =>
    Array.from({ length: count }, (_, at) => {
      const childNo = (last.get(id) ?? 0) + at + 1;
      return { parent_id: id, child_no: childNo, place: at + 1, tracking_no: copyNumber(number!, childNo) };
    }),
  );
  const { rows } = await sql<{ id: number; tracking_no: string }>`
    with w as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (parent_id integer, child_no smallint, tracking_no text)
    ), added as (
      insert into documents.document (office_id, year, no, child_no, tracking_no, parent_id, type_id, kind, state, subject, description, sender_name, sender_office,
        sender_contact, reference_no, paper_date, pages, copies, priority, confidentiality, related_id, came_at, registered_at, due_at, extended_until, created_by, created_at)
      select p.office_id, p.year, p.no, w.child_no, w.tracking_no, p.id, p.type_id, p.kind, 'INCOMING', p.subject, p.description, p.sender_name, p.sender_office,
        p.sender_contact, p.reference_no, p.paper_date, p.pages, 1, p.priority, p.confidentiality, p.related_id, p.came_at, p.registered_at, p.due_at,
        p.extended_until, ${actor.accountId}, ${now.toString()}
      from w join documents.document p on p.id = w.parent_id order by w.parent_id, w.child_no
      returning id, tracking_no, parent_id
    ), files as (
      insert into documents.attachment (document_id, file_id, added_at, added_by)
      select a.id, f.file_id, f.added_at, f.added_by from added a join documents.attachment f on f.document_id = a.parent_id
    )
    select id, tracking_no from added`.execute(db);
  const placeOf = new Map(wanted.map((one) => [one.tracking_no, one.place]));
  return rows.map(({ id, tracking_no: number }) => ({ id, place: placeOf.get(number)! }));
}

/** Takes forwards back that no office has received yet (A7.4). */
async function cancelForward(stepping: Stepping, documents: readonly LockedDocument[], body: StepOf<'cancel_forward'>): Promise<void> {
  await takeBack(stepping, documents);
  await stepped(stepping, documents, 'cancel_forward', { reason: body.reason });
}

/** Takes back what the acting office sent: its stay goes on with its old clock and pauses. */
export async function takeBack(stepping: Stepping, documents: readonly LockedDocument[]): Promise<void> {
  const { call, who } = stepping;
  const { rows } = await sql<StayBefore>`
    select b.document_id, b.no, b.from_no, b.from_office_id, b.sent_at, b.sent_by, b.received_at, b.received_by, b.limit_minutes, b.due_at, b.paused_minutes, b.to_person_id
    from documents.hop h join documents.hop b on b.document_id = h.document_id and b.no = h.from_no
    where h.id = any(${documents.map((document) => hopOf(document).hop.id)}::integer[])`.execute(call.db);
  const before = new Map(rows.map((row) => [row.document_id, row]));
  await endOpenHops(stepping, documents, 'CANCELLED');
  await openHops(
    call,
    documents.map((document): NewHop => {
      const { hop } = hopOf(document);
      const stay = before.get(document.id);
      const placed = { document_id: document.id, no: hop.no + 1, office_id: who.officeId, state: 'RECEIVED' } as const;
      if (stay?.received_at)
        return {
          ...stay,
          ...placed,
          from_no: stay.from_no ?? stay.no,
          from_office_id: stay.from_office_id ?? who.officeId,
          continues_no: stay.no,
        };
      // A copy begins with its forward, and what was refused was never received: the office has had no stay of it that could go on.
      const now = {
        sent_at: call.now.toString(),
        sent_by: call.actor.accountId,
        received_at: call.now.toString(),
        received_by: call.actor.accountId,
      };
      const limit = { limit_minutes: ONE_DAY, due_at: dueIn(stepping, who.officeId, ONE_DAY) };
      return { ...placed, from_no: hop.no, from_office_id: hop.office_id, ...now, ...limit };
    }),
  );
  await contributed(call.server, explanations).followStays(
    call,
    documents.map(({ id }) => id),
  );
}

interface StayBefore {
  document_id: number;
  no: number;
  from_no: number | null;
  from_office_id: number | null;
  sent_at: string;
  sent_by: number;
  received_at: string | null;
  received_by: number | null;
  limit_minutes: number;
  due_at: string | null;
  paused_minutes: number;
  to_person_id: number | null;
}
