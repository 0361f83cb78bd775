import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { readExtension as reading } from '../contract/extensions.ts';
import { officesOfCaller } from '@talaan/documents/server/public.ts';

/** Errors: 404, also for who neither acts for the office that asked nor has a part in the request. */
export async function readExtension(call: Call<{ id: number }>): Promise<AnswerOf<typeof reading>> {
  const { from, where } = officesOfCaller(call);
  const { rows } = await sql<AnswerOf<typeof reading>['extension'] & { is_own: boolean }>`
    select x.id, x.document_id, d.tracking_no, d.subject, jsonb_build_object('id', a.id, 'acronym', a.acronym, 'fullname', a.fullname) as office,
      x.days, x.reason, d.due_at,
      case when k.id is not null then jsonb_build_object('name', k.name, 'path', '/api/dts/extensions/' || x.id || '/letter') end as letter,
      exists (select from ${from} where ${where} and o.id = x.office_id) as is_own
    from documents.extension x join documents.document d on d.id = x.document_id join organization.office_view a on a.id = x.office_id
    left join kernel.file k on k.id = x.letter_id where x.id = ${call.params.id}`.execute(call.db);
  const found = rows[0];
  if (!found) throw notFound('There is no such extension.');
  const { is_own: isOwn, ...extension } = found;
  if (!isOwn) await findRequest(call, extension.id);
  return { extension };
}

/** The letter of an extension. Errors: 404. */
export async function readExtensionLetter(call: Call<{ id: number }>) {
  const { extension } = await readExtension(call);
  const row = await call.db.selectFrom('documents.extension').select('letter_id').where('id', '=', extension.id).executeTakeFirstOrThrow();
  if (row.letter_id === null) throw notFound('There is no such file.');
  const { location, name, content_type: contentType } = await call.server.files.locate(call.db, row.letter_id);
  return { name, contentType, content: { path: location }, inline: true };
}
