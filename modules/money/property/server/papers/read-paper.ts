import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import type { PaperRecord, readPaper as endpoint } from '../../contract/papers.ts';
import { formOf, type ReceiptSheet } from '../../print/receipt-form.ts';
import { reachesPapers } from '../reach.ts';
import { findDues } from './find-dues.ts';
import { paperColumns, papersFrom } from './paper-rows.ts';

type PaperCall = Call<{ id: number }>;
type Found = Omit<PaperRecord, 'is_acknowledgeable' | 'acknowledge_by'> & { campus_id: number };

/** The holder’s own, or one within reach of who keeps or reads property. */
const isShown = ({ actor }: Pick<Call, 'actor'>) => sql`(k.personnel_id = ${actor.personnelId}::integer or ${reachesPapers(actor)})`;

/** One paper with its lines. Error: 404. */
export async function readPaper(call: PaperCall): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params } = call;
  const { rows } = await sql<Found>`
    select ${selected(paperColumns)}, o.campus_id, k.voided_at, k.void_reason, k.code,
      (select u.fullname from personnel.person_view u where u.id = k.user_id) as user,
      (select c.name from identity.account_view c where c.id = k.issued_by) as issued_by,
      (select c.name from identity.account_view c where c.id = k.acknowledged_by) as acknowledged_by,
      (select jsonb_build_object('id', r.id, 'type', r.type, 'number', r.number) from property.paper r where r.id = k.replaces_id) as replaces,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'type', r.type, 'number', r.number) order by r.id), '[]')
        from property.paper r where r.replaces_id = k.id) as replaced_by,
      (select coalesce(jsonb_agg(jsonb_build_object('item_id', i.id, 'no', l.no, 'property_no', i.property_no, 'article', i.article,
          'description', i.description, 'serial', i.serial, 'amount', l.amount, 'state', l.state, 'note', l.note,
          'has_photo', l.photo_file_id is not null, 'ended_on', l.ended_on) order by l.no), '[]')
        from property.paper_line l join property.item i on i.id = l.item_id where l.paper_id = k.id) as lines
    from ${papersFrom} where k.id = ${params.id} and ${isShown(call)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such paper.');
  const { campus_id: campus, ...paper } = rows[0];
  const waits = paper.lines.some(({ state }) => state === 'WAITING');
  const dues = await findDues(call, waits ? [{ id: paper.id, issuedOn: localDay(paper.issued_at), campus_id: campus }] : []);
  return {
    paper: {
      ...paper,
      acknowledge_by: dues.get(paper.id) ?? null,
      is_acknowledgeable: waits && paper.personnel_id === actor.personnelId,
    },
  };
}

/** The paper as it was issued. Error: 404, also for one of earlier times, which is on paper alone. */
export async function printPaper(call: PaperCall): Promise<FileAnswer> {
  const { db, params, server } = call;
  const { rows } = await sql<{
    code: string | null;
  }>`select k.code from ${papersFrom} where k.id = ${params.id} and ${isShown(call)}`.execute(db);
  const code = rows[0]?.code ?? null;
  const [issued] = code === null ? [] : await readIssued<ReceiptSheet>(db, [code]);
  if (!issued) throw notFound('There is no such paper to print.');
  return formOf(issued.sheet.type).answer(server, [issued], `${issued.sheet.type} ${issued.sheet.number}`);
}

/** The signed copy. Error: 404. */
export async function readSignedCopy(call: PaperCall): Promise<FileAnswer> {
  const { rows } = await sql<{ file_id: number }>`
    select k.signed_file_id as file_id from ${papersFrom} where k.id = ${call.params.id} and k.signed_file_id is not null and ${isShown(call)}`.execute(
    call.db,
  );
  return answerFile(call, rows[0]?.file_id);
}

/** The photo with which a line was disputed. Error: 404. */
export async function readDisputePhoto(call: Call<{ id: number; item: number }>): Promise<FileAnswer> {
  const { rows } = await sql<{ file_id: number }>`
    select l.photo_file_id as file_id from ${papersFrom} join property.paper_line l on l.paper_id = k.id
    where k.id = ${call.params.id} and l.item_id = ${call.params.item} and l.photo_file_id is not null and ${isShown(call)}`.execute(
    call.db,
  );
  return answerFile(call, rows[0]?.file_id);
}

/** A file of a record that the caller may see. Error: 404 without one. */
export async function answerFile({ db, server }: Pick<Call, 'db' | 'server'>, id: number | undefined): Promise<FileAnswer> {
  if (id === undefined) throw notFound('There is no such file.');
  const { name, content_type: contentType, location } = await server.files.locate(db, id);
  return { name, contentType, content: { path: location }, inline: true };
}
