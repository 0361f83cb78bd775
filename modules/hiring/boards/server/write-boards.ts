import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { giveUpFiles, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import { reachesUniversity } from '@talaan/kernel/server/actor.ts';
import type { addBoard as adding, editBoard as editing } from '../contract/boards.ts';
import { findBoard } from './read-board.ts';

type Facts = BodyOf<typeof adding>;

/** Errors: 422 for an office beyond one's reach, and for a term that ends before it begins. */
export async function addBoard(call: Call<unknown, unknown, Facts>): Promise<AnswerOf<typeof adding>> {
  const { db, body } = call;
  await requireOffice(call, body.office_id);
  const file = body.attachment_path === null ? null : await takeUpload(call, body.attachment_path, 'attachment_path');
  const { id } = await db
    .insertInto('boards.board')
    .values({ ...columnsOf(body), order_file_id: file?.id ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'add a board', subject: `boards.board:${id}`, after: body });
  return { message: `${body.name} was added. Seat its members next.`, id };
}

/** Errors: 404 beyond one's reach; 422 as above. */
export async function editBoard(call: Call<{ id: number }, unknown, Facts>): Promise<AnswerOf<typeof editing>> {
  const { db, params, body } = call;
  const before = await findBoard(call, params.id);
  await requireOffice(call, body.office_id);
  const file = body.attachment_path === null ? null : await takeUpload(call, body.attachment_path, 'attachment_path');
  if (file && before.order_file_id !== null) await giveUpFiles(call, [before.order_file_id]);
  await db
    .updateTable('boards.board')
    .set({ ...columnsOf(body), ...(file && { order_file_id: file.id }), edited: sql`edited + 1` })
    .where('id', '=', params.id)
    .execute();
  await recordChange(call, { action: 'edit a board', subject: `boards.board:${params.id}`, before, after: body });
  return { message: `${body.name} was saved.` };
}

async function requireOffice(call: Pick<Call, 'db' | 'actor'>, officeId: number | null): Promise<void> {
  const reached = officeId === null ? reachesUniversity(call.actor, ['RSP']) : await reachesOffice(call, officeId, ['RSP']);
  if (!reached) throw invalid({ office_id: ['Choose an office within your scope.'] });
}

function columnsOf({ name, kind, office_id, order_number, order_date, remarks, from, to }: Facts) {
  if (to !== null && to < from) throw invalid({ to: ['The last day lies before the first.'] });
  return { name, kind, office_id, order_number, order_date, remarks, term: sql<string>`daterange(${from}::date, ${to}::date, '[]')` };
}
