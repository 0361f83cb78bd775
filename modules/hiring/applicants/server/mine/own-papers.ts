import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { giveUpFiles, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { addOwnPaper as adding } from '../../contract/mine.ts';
import { findOwn, type Own } from './own-application.ts';
import { whyNotSent } from './send-lacking.ts';

type AddCall = CallOf<typeof adding>;

/** Adds a paper to a draft, or to what was asked for. Errors: 404, 409 in any other state, 422 for a paper that the post does not ask for. */
export async function addOwnPaper(call: AddCall): Promise<AnswerOf<typeof adding>> {
  const { db, body, params, actor, now } = call;
  const own = await findOwn(call, params.id, { lock: true });
  requireOpen(own, body.code, call.today);
  if (!own.requirements.some(({ code }) => code === body.code)) throw invalid({ code: ['This post does not ask for such a paper.'] });
  const file =
    body.paper_id === undefined
      ? (await takeUpload(call, body.attachment_path!, 'attachment_path')).id
      : await findFileOf(call, body.paper_id);
  const { rows } = await sql<AnswerOf<typeof adding>['paper']>`
    with added as (
      insert into applicants.paper (application_id, code, file_id, added_by, added_at)
      values (${own.id}, ${body.code}, ${file}, ${actor.accountId}, ${now.toString()}) returning *
    )
    select p.id, p.code, f.name, f.bytes, p.note, p.added_at from added p join kernel.file f on f.id = p.file_id`.execute(db);
  const paper = rows[0]!;
  await recordChange(call, {
    action: 'add a paper to an application',
    subject: `applicants.application:${own.id}`,
    personnelId: own.personnel_id,
    after: { code: body.code, file: paper.name },
  });
  return { message: 'File has been added successfully', paper };
}

/** Takes a paper out again, before it is submitted. Errors: 404, 409 once it was. */
export async function removeOwnPaper(call: Call<{ id: number; paper_id: number }>): Promise<{ message: string }> {
  const { db, params } = call;
  const own = await findOwn(call, params.id, { lock: true });
  const paper = own.papers.find(({ id }) => id === params.paper_id);
  if (!paper) throw notFound('There is no such paper.');
  requireOpen(own, paper.code, call.today);
  if (own.state === 'INCOMPLETE' && Date.parse(paper.added_at) < Date.parse(own.since))
    throw wrongState('This paper was submitted already and stays.');
  const { file_id } = await db.deleteFrom('applicants.paper').where('id', '=', paper.id).returning('file_id').executeTakeFirstOrThrow();
  await giveUpUnused(call, [file_id]);
  await recordChange(call, {
    action: 'take a paper out of an application',
    subject: `applicants.application:${own.id}`,
    personnelId: own.personnel_id,
    before: { code: paper.code, file: paper.name },
  });
  return { message: 'Document has been removed successfully' };
}

/** Discards a draft. Errors: 404, 409 once it was submitted. */
export async function discardApplication(call: Call<{ id: number }>): Promise<{ message: string }> {
  const own = await findOwn(call, call.params.id, { lock: true });
  if (own.state !== 'DRAFT') throw wrongState('This application was submitted. Withdraw it instead.');
  await discardDraft(call, own);
  return { message: 'The draft was discarded.' };
}

/** Takes a draft out, with the papers that are of no other application. */
export async function discardDraft(
  call: Pick<Call, 'db' | 'now' | 'actor' | 'requestId'>,
  { id, personnel_id: personnelId }: { id: number; personnel_id: number },
): Promise<void> {
  const files = await call.db.deleteFrom('applicants.paper').where('application_id', '=', id).returning('file_id').execute();
  await call.db.deleteFrom('applicants.application').where('id', '=', id).execute();
  await giveUpUnused(
    call,
    files.map(({ file_id }) => file_id),
  );
  await recordChange(call, { action: 'discard a draft', subject: `applicants.application:${id}`, personnelId });
}

/** Gives back those of these files that no application has any more. */
export async function giveUpUnused(call: Pick<Call, 'db' | 'now'>, files: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select f as id from unnest(${files}::integer[]) f where not exists (select from applicants.paper p where p.file_id = f)`.execute(
    call.db,
  );
  await giveUpFiles(
    call,
    rows.map(({ id }) => id),
  );
}

function requireOpen(own: Own, code: string, today: string): void {
  if (own.state === 'DRAFT') return;
  const closed = whyNotSent(own, today);
  if (closed) throw wrongState(closed);
  if (!own.lacking.includes(code)) throw wrongState('HR did not ask for this paper.');
}

/** The file of a paper of one's own other application. */
async function findFileOf({ db, actor }: AddCall, paper: number): Promise<number> {
  const { rows } = await sql<{ file_id: number }>`
    select p.file_id from applicants.paper p join applicants.application a on a.id = p.application_id
    where p.id = ${paper} and a.personnel_id = ${actor.personnelId} for key share of p`.execute(db);
  if (!rows[0]) throw notFound('There is no such paper.');
  return rows[0].file_id;
}
