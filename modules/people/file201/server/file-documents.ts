import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { addDocument as adding, changeDocument as changing, withdrawDocument as withdrawing } from '../contract.ts';

type Facts = BodyOf<typeof changing>;
type OfDocument = { id: number; document: number };

export async function addDocument(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  const { db, params, actor, now } = call;
  const { attachment_path, ...facts } = call.body;
  const person = await findPersonInScope(call, params.id, ['PERSONNELS']);
  await checkFacts(call, facts);
  const file = await takeUpload(call, attachment_path, 'attachment_path');
  const { id } = await db
    .insertInto('file201.document')
    .values({ ...facts, personnel_id: params.id, file_id: file.id, added_by: actor.accountId, added_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, {
    action: 'file a document',
    subject: `file201.document:${id}`,
    personnelId: params.id,
    after: { ...facts, file: file.name },
  });
  return { message: `${facts.title} is in the 201 file of ${person.fullname}.` };
}

/** Errors: 409 for a document that was withdrawn. */
export async function changeDocument(call: Call<OfDocument, unknown, Facts>): Promise<AnswerOf<typeof changing>> {
  const { db, params, body } = call;
  const found = await findOpen(call);
  await checkFacts(call, body);
  await db.updateTable('file201.document').set(body).where('personnel_id', '=', params.id).where('id', '=', params.document).execute();
  // A later expiry is told of anew.
  if (found.expires_on !== body.expires_on) await db.deleteFrom('file201.reminder').where('document_id', '=', params.document).execute();
  await recordChange(call, {
    action: 'change a document',
    subject: `file201.document:${params.document}`,
    personnelId: params.id,
    before: found.before,
    after: body,
  });
  return { message: `${body.title} was saved.` };
}

export async function withdrawDocument(call: Call<OfDocument, unknown, BodyOf<typeof withdrawing>>): Promise<AnswerOf<typeof withdrawing>> {
  const { db, params, actor, now, body } = call;
  const found = await findOpen(call);
  await db
    .updateTable('file201.document')
    .set({ withdrawn_by: actor.accountId, withdrawn_at: now.toString(), withdrawn_because: body.reason })
    .where('personnel_id', '=', params.id)
    .where('id', '=', params.document)
    .execute();
  await recordChange(call, {
    action: 'withdraw a document',
    subject: `file201.document:${params.document}`,
    personnelId: params.id,
    before: found.before,
    after: { reason: body.reason },
  });
  return { message: `${found.title} was withdrawn.` };
}

async function findOpen(call: Call<OfDocument>) {
  const { db, params } = call;
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  const { rows } = await sql<{ title: string; expires_on: string | null; withdrawn_at: string | null; before: unknown }>`
    select title, expires_on, withdrawn_at, to_jsonb(d) as before from file201.document d
    where personnel_id = ${params.id} and id = ${params.document} for update`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such document.');
  if (found.withdrawn_at !== null) throw wrongState('This document was withdrawn.');
  return found;
}

async function checkFacts({ db, today }: Pick<Call, 'db' | 'today'>, { kind_id, issued_on, expires_on }: Facts): Promise<void> {
  const kind = await db.selectFrom('file201.document_kind').select(['expires']).where('id', '=', kind_id).executeTakeFirst();
  if (!kind) throw invalid({ kind_id: ['There is no such kind of document.'] });
  if (kind.expires && expires_on === null) throw invalid({ expires_on: ['Enter the last day on which it is valid.'] });
  if (issued_on !== null && issued_on > today) throw invalid({ issued_on: ['This day is in the future.'] });
  if (issued_on !== null && expires_on !== null && expires_on <= issued_on)
    throw invalid({ expires_on: ['It expires before it was issued.'] });
}
