import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type * as assessment from '../contract/assessment.ts';
import type * as contract from '../contract/sheets.ts';
import { countEdit, lockPost } from './find-post.ts';
import { openOwnSheet, type OfApplicant } from './own-sheet.ts';
import { requireSeat } from './read-board.ts';

/** Errors: 404; 409 where the sheet is not open, or another tab rated this meanwhile. */
export async function rateItem(call: OfApplicant<BodyOf<typeof contract.rateItem>>): Promise<AnswerOf<typeof contract.rateItem>> {
  const { db, body } = call;
  const { sheet, form_id } = await openOwnSheet(call);
  const { rows } = await sql<{ name: string; rating: number | null }>`
    select i.name, r.rating from assessments.item i join assessments.factor f on f.id = i.factor_id
      left join assessments.rating r on r.item_id = i.id and r.sheet_id = ${sheet.id}
    where i.id = ${body.item_id} and f.form_id = ${form_id}`.execute(db);
  const [item] = rows;
  if (!item) throw notFound('The form of this post does not ask this.');
  if (item.rating !== body.was)
    throw wrongState(
      `${item.name} was ${item.rating === null ? 'emptied' : `rated ${item.rating}`} in another window. Look at it and rate it again.`,
    );
  if (body.rating === null)
    await sql`delete from assessments.rating where sheet_id = ${sheet.id} and item_id = ${body.item_id}`.execute(db);
  else
    await sql`
      insert into assessments.rating (sheet_id, item_id, rating) values (${sheet.id}, ${body.item_id}, ${body.rating})
      on conflict (sheet_id, item_id) do update set rating = excluded.rating`.execute(db);
  return { message: 'Saved.', state: 'IN_PROGRESS' };
}

/** Errors: 404; 409 where the sheet is not open, or another tab wrote meanwhile. */
export async function saveRemarks(call: OfApplicant<BodyOf<typeof contract.saveRemarks>>): Promise<{ message: string }> {
  const { db, body } = call;
  const { sheet } = await openOwnSheet(call);
  if (sheet.remarks !== body.was)
    throw wrongState('The remarks were changed in another window. Copy what you wrote, and load the page again.');
  await db.updateTable('assessments.sheet').set({ remarks: body.remarks }).where('id', '=', sheet.id).execute();
  return { message: 'Saved.' };
}

/** Errors: 404; 409 where the sheet is not open; 422 while something is not rated. */
export async function submitSheet(call: OfApplicant): Promise<{ message: string }> {
  const { db, now } = call;
  const own = await openOwnSheet(call);
  const { rows } = await sql<{ name: string }>`
    select i.name from assessments.item i join assessments.factor f on f.id = i.factor_id
    where f.form_id = ${own.form_id} and f.scored_by = 'members'
      and not exists (select from assessments.rating r where r.sheet_id = ${own.sheet.id} and r.item_id = i.id)
    order by f.place, i.place`.execute(db);
  if (rows.length > 0) throw invalid({ ratings: [`Not rated yet: ${rows.map(({ name }) => name).join(', ')}.`] });
  await db
    .updateTable('assessments.sheet')
    .set({ state: 'SUBMITTED', submitted_at: now.toString() })
    .where('id', '=', own.sheet.id)
    .execute();
  await writeStep(call, own.sheet.id, 'submit', '');
  await recordChange(call, {
    action: 'submit an assessment sheet',
    subject: `assessments.sheet:${own.sheet.id}`,
    personnelId: own.personnel_id,
  });
  return { message: `Your sheet about ${own.fullname} is submitted.` };
}

/** By the secretary, before the sheet is locked. Errors: 404; 409. */
export async function returnSheet(
  call: OfApplicant<BodyOf<typeof assessment.returnSheet>>,
): Promise<AnswerOf<typeof assessment.returnSheet>> {
  const { params, body } = call;
  await lockPost(call, params.id);
  await reopen(call, { ...body, from: 'SUBMITTED', action: 'return' });
  return { message: 'The sheet was returned to its member.', state: 'IN_PROGRESS' };
}

/** By the chair, before the board recommends; the ranking is then out of date. Errors: 404 for anyone else; 409. */
export async function unlockSheet(call: OfApplicant<BodyOf<typeof contract.unlockSheet>>): Promise<{ message: string }> {
  const { db, params, body } = call;
  const seat = await requireSeat(call, params.id);
  if (seat.role !== 'chair') throw notFound('Only the chair opens a locked sheet.');
  await sql`select from assessments.assessment where post_id = ${params.id} for update`.execute(db);
  const { rows } = await sql`select from assessments.ranking where post_id = ${params.id} and frozen_at is not null`.execute(db);
  if (rows.length > 0) throw wrongState('The board has submitted its list: sheets are changed no more.');
  await reopen(call, { ...body, from: 'LOCKED', action: 'unlock' });
  await countEdit(call, params.id);
  return { message: 'The sheet is open again. The ranking is made anew once it is submitted.' };
}

async function reopen(
  call: OfApplicant,
  { seat_id, reason, from, action }: { seat_id: number; reason: string; from: 'SUBMITTED' | 'LOCKED'; action: 'return' | 'unlock' },
): Promise<void> {
  const { db, params } = call;
  const { rows } = await sql<{ id: number }>`
    update assessments.sheet h set state = 'IN_PROGRESS' from applicants.application a
    where a.id = h.application_id and h.post_id = ${params.id} and a.personnel_id = ${params.appID} and h.seat_id = ${seat_id} and h.state = ${from}
    returning h.id`.execute(db);
  if (!rows[0])
    throw wrongState(from === 'LOCKED' ? 'This sheet is not locked.' : 'Only a sheet that is submitted and not locked can be returned.');
  await writeStep(call, rows[0].id, action, reason);
  await recordChange(call, {
    action: `${action} an assessment sheet`,
    subject: `assessments.sheet:${rows[0].id}`,
    personnelId: params.appID,
    after: { reason },
  });
}

async function writeStep(
  { db, now, actor }: Pick<Call, 'db' | 'now' | 'actor'>,
  sheetId: number,
  action: string,
  reason: string,
): Promise<void> {
  await sql`
    with counted as (update assessments.sheet set steps = steps + 1 where id = ${sheetId} returning id, steps)
    insert into assessments.sheet_step (sheet_id, no, action, at, account_id, reason)
    select id, steps, ${action}, ${now.toString()}, ${actor.accountId}, ${reason} from counted`.execute(db);
}
