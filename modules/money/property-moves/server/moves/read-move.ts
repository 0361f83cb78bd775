import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import type * as contract from '../../contract/moves.ts';
import { FLOWS } from '../../workflow.ts';
import { reportForm, type ReportSheet } from '../../print/report-form.ts';
import { findMove } from './find-move.ts';

/** One move, and what the caller may do. Error: 404 for one in which they have no part. */
export async function readMove(call: CallOf<typeof contract.readMove>): Promise<AnswerOf<typeof contract.readMove>> {
  const found = await findMove(call, call.params.id);
  const steps =
    found.request_id === null ? undefined : (await readOpenSteps(call, FLOWS[found.kind], [found.request_id])).get(found.request_id);
  const isReceiver = found.receiver_id !== null && found.receiver_id === call.actor.personnelId;
  const approval = found.transfer?.approved_by === '' && found.is_kept ? await readLastApproval(call) : {};
  const transfer = found.transfer && { ...found.transfer, ...approval, is_mine_to_receive: isReceiver };
  return { move: { ...found, transfer, ...(steps ?? { seen: 0, actions: [] }) } };
}

/** Who approved the last report, for the form of the next one. */
async function readLastApproval({ db }: Pick<Call, 'db'>): Promise<object> {
  const { rows } = await sql<{ approved_by: string; approved_position: string }>`
    select approved_by, approved_position from property.transfer where approved_by <> '' order by move_id desc limit 1`.execute(db);
  return rows[0] ?? {};
}

/** A paper of a move as it was issued. Error: 404. */
export async function printReport(call: CallOf<typeof contract.printReport>): Promise<FileAnswer> {
  const { db, server, params } = call;
  const { papers } = await findMove(call, params.id);
  const paper = papers.find(({ id }) => id === params.report);
  const [issued] = paper?.code ? await readIssued<ReportSheet>(db, [paper.code]) : [];
  if (!paper || !issued) throw notFound('There is no such paper.');
  return reportForm.answer(server, [issued], `${paper.type} ${paper.number}`);
}

/** The photo of an item, for all who see the move. Error: 404. */
export async function readMovedPhoto(call: CallOf<typeof contract.readMovedPhoto>): Promise<FileAnswer> {
  const { params } = call;
  await findMove(call, params.id);
  const { rows } = await sql<{ file_id: number }>`
    select i.photo_file_id as file_id from property.move_item l join property.item i on i.id = l.item_id
    where l.move_id = ${params.id} and l.item_id = ${params.item} and i.photo_file_id is not null`.execute(call.db);
  return answerFile(call, rows[0]?.file_id);
}

/** A file of a loss. Error: 404. */
export async function readMoveFile(call: CallOf<typeof contract.readMoveFile>): Promise<FileAnswer> {
  const { params } = call;
  await findMove(call, params.id);
  const { rows } = await sql<{ file_id: number }>`
    select file_id from property.loss_file where move_id = ${params.id} and file_id = ${params.file}`.execute(call.db);
  return answerFile(call, rows[0]?.file_id);
}

async function answerFile({ db, server }: Pick<Call, 'db' | 'server'>, id: number | undefined): Promise<FileAnswer> {
  if (id === undefined) throw notFound('There is no such file.');
  const { name, content_type: contentType, location } = await server.files.locate(db, id);
  return { name, contentType, content: { path: location }, inline: true };
}
