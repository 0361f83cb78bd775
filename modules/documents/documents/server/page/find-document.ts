import { sql } from 'kysely';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { findDocument as finding } from '../../contract/documents.ts';
import { asNumber } from '../../rules/read-scan.ts';
import { readDocument } from './read-document.ts';

/** A registered document by its number; number and state of any are open to all who track documents. Errors: 404, 422 without a number. */
export async function findDocument({ db, query }: CallOf<typeof finding>): Promise<AnswerOf<typeof finding>> {
  const { tracking_no: number, office, year, no } = query;
  const isWhole = office !== undefined && year !== undefined && no !== undefined;
  if (!number && !isWhole) throw invalid({ tracking_no: ['Enter the tracking number.'] });
  const { rows } = await sql<{ id: number; tracking_no: string }>`
    select id, tracking_no from documents.document
    where ${number ? sql`tracking_no = ${asNumber(number)}` : sql`office_id = ${office} and year = ${year} and no = ${no} and child_no is null`}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('No document has this number.');
  return rows[0];
}

/** A file of a document that the office sees whole. Errors: 404. */
export async function readAttachment(call: Call<{ id: number; file: number }, { office?: number | undefined }>) {
  const { document } = await readDocument(call);
  const file = document.attachments.find(({ id }) => id === call.params.file);
  if (!file) throw notFound('There is no such file.');
  const { location, name, content_type: contentType } = await call.server.files.locate(call.db, file.id);
  return { name, contentType, content: { path: location }, inline: true };
}
