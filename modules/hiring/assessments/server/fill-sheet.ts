import { sql } from 'kysely';
import { OWN_RIGHT, placeIn, type Place } from '@talaan/kernel/server/acting.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf } from '@talaan/kernel/server/mount.ts';
import type * as assessment from '../contract/assessment.ts';
import type * as contract from '../contract/sheets.ts';
import { countEdit, lockPost } from './find-post.ts';
import { openOwnSheet, type OfApplicant } from './own-sheet.ts';
import { requireSeat } from './read-board.ts';
import { sheetLog } from './sheet-log.ts';

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
      `${item.name} was ${item.rating === null ? 'emptied' : `rated ${item.rating}`} in another window. Check it and rate it again.`,
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
  const { db } = call;
  const own = await openOwnSheet(call);
  const { rows } = await sql<{ name: string }>`
    select i.name from assessments.item i join assessments.factor f on f.id = i.factor_id
    where f.form_id = ${own.form_id} and f.scored_by = 'members'
      and not exists (select from assessments.rating r where r.sheet_id = ${own.sheet.id} and r.item_id = i.id)
    order by f.place, i.place`.execute(db);
  if (rows.length > 0) throw invalid({ ratings: [`Not rated yet: ${rows.map(({ name }) => name).join(', ')}.`] });
  await sheetLog.append(call, [
    {
      id: own.sheet.id,
      action: 'submit',
      from: own.sheet.state,
      to: 'SUBMITTED',
      place: OWN_RIGHT,
      personnelId: own.personnel_id,
    },
  ]);
  return { message: `Your sheet about ${own.fullname} is submitted.` };
}

/** By the secretary, before the sheet is locked. Errors: 404; 409. */
export async function returnSheet(
  call: OfApplicant<BodyOf<typeof assessment.returnSheet>>,
): Promise<AnswerOf<typeof assessment.returnSheet>> {
  const { params, body } = call;
  const { tree } = await lockPost(call, params.id);
  await reopen(call, { ...body, from: 'SUBMITTED', action: 'return', place: placeIn(call, tree) });
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
  await reopen(call, { ...body, from: 'LOCKED', action: 'unlock', place: OWN_RIGHT });
  await countEdit(call, params.id);
  return { message: 'The sheet is open again. The ranking is made anew once it is submitted.' };
}

interface Reopening {
  seat_id: number;
  reason: string;
  from: 'SUBMITTED' | 'LOCKED';
  action: 'return' | 'unlock';
  place: Place;
}

async function reopen(call: OfApplicant, { seat_id, reason, from, action, place }: Reopening): Promise<void> {
  const { db, params } = call;
  const { rows } = await sql<{ id: number }>`
    select h.id from assessments.sheet h join applicants.application a on a.id = h.application_id
    where h.post_id = ${params.id} and a.personnel_id = ${params.appID} and h.seat_id = ${seat_id} and h.state = ${from}
    for no key update of h`.execute(db);
  if (!rows[0])
    throw wrongState(from === 'LOCKED' ? 'This sheet is not locked.' : 'Only a sheet that is submitted and not locked can be returned.');
  await sheetLog.append(call, [{ id: rows[0].id, action, from, to: 'IN_PROGRESS', place, reason, personnelId: params.appID }]);
}
