import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { giveUpFiles, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { addEvidence as endpoint, findKnown as knownEndpoint } from '../../contract/evidence.ts';
import { findForm, lockOwnForm, type FoundForm } from './find-form.ts';
import { readKnown } from './read-known.ts';

const OPEN = ['TARGET_APPROVED', 'ACCOMPLISHMENT_DRAFT', 'RETURNED'];

/**
 * Adds a file of the caller, or a record of Talaan that is theirs, to a line of their own form. Errors: 404 for a line or a record of another; 409 once the
 * self-rating is submitted; 422 for a file that is no longer there.
 */
export async function addEvidence(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, params, body, now } = call;
  const form = await lockOpenForm(call, await formOfLine(call, params.id));
  const at = now.toString();
  if ('path' in body) {
    const file = await takeUpload(call, body.path, 'path');
    await sql`
      insert into performance.evidence (line_id, kind, file_id, title, added_at)
      values (${params.id}, 'FILE', ${file.id}, ${body.title}, ${at}::timestamptz)`.execute(db);
  } else {
    const known = (await readKnown(db, form)).find(({ kind, source_id }) => kind === body.kind && source_id === body.source_id);
    if (!known) throw notFound('There is no such record of yours in this period.');
    await sql`
      insert into performance.evidence (line_id, kind, source_id, title, day, added_at)
      values (${params.id}, ${known.kind}, ${known.source_id}, ${known.title}, ${known.day}::date, ${at}::timestamptz)`.execute(db);
  }
  await recordChange(call, {
    action: 'add evidence',
    subject: `performance.line:${params.id}`,
    personnelId: form.personnel_id,
    after: body,
  });
  return { message: 'The evidence was added.' };
}

export async function removeEvidence(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, params } = call;
  const found = await findEvidence(call, params.id);
  const form = await lockOpenForm(call, found.form_id);
  await sql`delete from performance.evidence where id = ${params.id}`.execute(db);
  if (found.file_id !== null) await giveUpFiles(call, [found.file_id]);
  await recordChange(call, {
    action: 'take evidence off',
    subject: `performance.line:${found.line_id}`,
    personnelId: form.personnel_id,
    before: { title: found.title },
  });
  return { message: `${found.title} was taken off.` };
}

/** A file of evidence; that another person opened it is recorded. Error: 404. */
export async function readEvidence(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { db, actor, params, server } = call;
  const found = await findEvidence(call, params.id);
  const form = await findForm(call, found.form_id);
  if (found.file_id === null) throw notFound('This evidence is no file.');
  if (form.personnel_id !== actor.personnelId) await recordOpening(call, form.personnel_id, `Evidence of performance: ${found.title}`);
  const { name, content_type, location } = await server.files.locate(db, found.file_id);
  return { name, contentType: content_type, content: { path: location }, inline: true };
}

export async function findKnown(call: Call<{ id: number }>): Promise<AnswerOf<typeof knownEndpoint>> {
  return { known: await readKnown(call.db, await findOwnForm(call, call.params.id)) };
}

async function findOwnForm(call: Call<{ id: number }>, id: number): Promise<FoundForm> {
  const form = await findForm(call, id);
  if (form.personnel_id !== call.actor.personnelId) throw notFound('There is no such form.');
  return form;
}

async function formOfLine({ db }: Pick<Call, 'db'>, line: number): Promise<number> {
  const { rows } = await sql<{ form_id: number }>`select form_id from performance.line where id = ${line}`.execute(db);
  if (!rows[0]) throw notFound('There is no such target.');
  return rows[0].form_id;
}

async function lockOpenForm(call: Pick<Call, 'db' | 'actor'>, id: number): Promise<FoundForm> {
  const form = await lockOwnForm(call, id);
  if (!OPEN.includes(form.state))
    throw wrongState('Evidence is changed after the targets are approved, and until the self-rating is submitted.');
  return form;
}

async function findEvidence({ db }: Pick<Call, 'db'>, id: number) {
  const { rows } = await sql<{ line_id: number; form_id: number; file_id: number | null; title: string }>`
    select e.line_id, l.form_id, e.file_id, e.title from performance.evidence e join performance.line l on l.id = e.line_id where e.id = ${id}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such evidence.');
  return rows[0];
}
