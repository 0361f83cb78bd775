import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { explainLate as explaining, LateStay, readLate as endpoint } from '../contract/lateness.ts';
import type { DELAY_CAUSES } from '@talaan/documents/contract/words.ts';
import { type ActingOffice, findActingOffice, isClosedTo } from '@talaan/documents/server/public.ts';
import { explain } from './explanations.ts';
import { addMinutesLate, isLateStay, stayColumns, staysFrom, type StoredStay } from './late-rows.ts';

type Read = AnswerOf<typeof endpoint>;

interface Found extends StoredStay {
  request_id: number | null;
  cause: keyof typeof DELAY_CAUSES | null;
  text: string;
  file_id: number | null;
  file_name: string | null;
  owner_id: number | null;
}

/** A late stay that the caller may read: their office’s, one on whose explanation they decide, or any for who tracks all documents. Error: 404. */
async function findLate(call: Call<{ id: number }>): Promise<{ found: Found; who: ActingOffice | null }> {
  const { db, now, params } = call;
  const { rows } = await sql<Found>`
    select ${selected(stayColumns)}, d.subject, e.id as request_id, e.cause, coalesce(e.text, '') as text, e.file_id,
      (select k.name from kernel.file k where k.id = e.file_id) as file_name, r.owner_id
    from ${staysFrom} left join requests.request r on r.id = e.id where h.id = ${params.id} and (${isLateStay(now)} or e.id is not null)`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw notFound('There is no such late paper.');
  const who = await findActingOffice(call, found.office.id);
  if (who) return { found: { ...found, subject: await subjectFor(call, who, found) }, who };
  if (found.request_id === null) throw notFound('There is no such late paper.');
  await findRequest(call, found.request_id);
  return { found, who: null };
}

/** Who tracks all documents is not on the route of each confidential one (A7.8). */
async function subjectFor({ db }: Call<{ id: number }>, who: ActingOffice, { document_id: id, subject }: Found): Promise<string> {
  const { rows } = await sql<{
    is_closed: boolean;
  }>`select ${isClosedTo(who)} as is_closed from documents.document d where d.id = ${id}`.execute(db);
  return rows[0]!.is_closed ? '' : subject;
}

export async function readLate(call: Call<{ id: number }>): Promise<Read> {
  const { found, who } = await findLate(call);
  const { file_id: fileId, file_name: fileName, owner_id: owner, ...stay } = found;
  const [described] = await addMinutesLate(call, [stay]);
  return {
    stay: {
      ...described!,
      file: fileId === null ? null : { name: fileName!, path: `/api/dts/overdue/${stay.id}/file` },
      may_explain: mayExplain(found.explanation, who, owner, call.actor.personnelId),
    },
  };
}

/** The office writes it; a returned one is written again by who wrote it, or by the head of the office. */
function mayExplain(state: LateStay['explanation'], who: ActingOffice | null, owner: number | null, personnelId: number | null): boolean {
  if (state === 'NEEDED') return who !== null;
  return state === 'RETURNED' && (who?.isHead === true || (owner !== null && owner === personnelId));
}

/** Explains a late stay. Errors: 404; 409 where it is explained already; 422 by the field. */
export async function explainLate(call: CallOf<typeof explaining>): Promise<AnswerOf<typeof explaining>> {
  const { db, body, params } = call;
  await sql`select from documents.hop where id = ${params.id} for no key update`.execute(db);
  const { found, who } = await findLate(call);
  if (!mayExplain(found.explanation, who, found.owner_id, call.actor.personnelId))
    throw wrongState('This paper is explained already, or another person is to explain it again.', []);
  const { cause, text, file_path: path } = body;
  const file = path === null ? null : await takeUpload(call, path, 'file_path');
  await explain(call, [{ hopId: found.id, officeId: found.office.id, trackingNo: found.tracking_no, explanationId: found.request_id }], {
    cause,
    text,
    fileId: file?.id ?? null,
  });
  return {
    message: `${found.tracking_no} is explained. The head above ${found.office.acronym} or the records officer accepts or returns it.`,
  };
}

/** Error: 404 where there is none. */
export async function readLateFile(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { found } = await findLate(call);
  if (found.file_id === null) throw notFound('This explanation has no file.');
  const { name, content_type, location } = await call.server.files.locate(call.db, found.file_id);
  return { name, contentType: content_type, content: { path: location }, inline: true };
}
