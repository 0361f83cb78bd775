import { sql } from 'kysely';
import { moveApplications, writeLetters } from '@talaan/applicants/server/public.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { SlotRow } from '../contract/sessions.ts';
import { SESSION_KINDS } from '../contract/words.ts';
import { findOverlaps } from '../rules/slots.ts';
import { findConflicts } from './find-conflicts.ts';
import { findSession, momentOf, type FoundPost, type FoundSession } from './find-session.ts';
import { inviteApplicants } from './invite.ts';
import { refreshScreens } from './refresh-screens.ts';
import { spanPanel, writeSlots } from './write-slots.ts';

type ById<B> = Call<{ id: number }, unknown, B>;

/**
 * Marks who came. An interview moves the application; of an examination only absence does. Errors: 404; 409 before the slot begins, and for
 * a slot that is marked, moved or cancelled.
 */
export async function markAttendance(call: ById<{ attended: boolean }>): Promise<{ message: string }> {
  const { db, now, body } = call;
  const { slot, session, post } = await findSlot(call);
  requireLive(slot);
  if (Temporal.Instant.compare(now, momentOf(session.day, slot.start)) < 0) throw wrongState('This slot has not begun yet.');
  await db
    .updateTable('interviews.slot')
    .set({ state: body.attended ? 'ATTENDED' : 'NO_SHOW' })
    .where('id', '=', slot.id)
    .execute();
  const isInterview = session.kind === 'interview';
  const action = body.attended
    ? isInterview
      ? 'interviewed'
      : null
    : isInterview || slot.application_state === 'FOR_EXAM'
      ? 'no_show'
      : null;
  if (action) await moveApplications(call, [slot.application_id], { action, as: 'secretary' });
  await recordChange(call, {
    action: body.attended ? 'mark as attended' : 'mark as absent',
    subject: `interviews.slot:${slot.id}`,
    before: { state: slot.state },
    after: body,
  });
  await refreshScreens(db, post.id);
  return { message: body.attended ? `${slot.fullname} attended.` : `${slot.fullname} did not come.` };
}

/** Errors: 404; 409 for a slot that is marked, moved or cancelled, or was not told yet. */
export async function cancelSlot(call: ById<{ reason: string }>): Promise<{ message: string }> {
  const { db, body } = call;
  const { slot, session, post } = await findSlot(call);
  requireLive(slot);
  if (session.state === 'DRAFT') throw wrongState('Take the applicant off the draft instead: they were not notified yet.');
  await db.updateTable('interviews.slot').set({ state: 'CANCELLED', reason: body.reason }).where('id', '=', slot.id).execute();
  await spanPanel(db, session.id);
  await writeLetters(call, [
    {
      applicationId: slot.application_id,
      cause: `slot:${slot.id}:cancelled`,
      subject: `Cancelled: ${SESSION_KINDS[session.kind].toLowerCase()} for ${post.title} (${post.code})`,
      paragraphs: [`Your slot on ${longDate(session.day)} at ${clockTime(slot.start)} is cancelled: ${body.reason}`],
    },
  ]);
  await recordChange(call, { action: 'cancel a slot', subject: `interviews.slot:${slot.id}`, before: { state: slot.state }, after: body });
  await refreshScreens(db, post.id);
  return { message: `The slot of ${slot.fullname} was cancelled; they are notified.` };
}

/**
 * Moves an applicant: another slot with a letter and a link of its own takes the place of this one. Errors: 404; 409 as above; 422 for a
 * session of another post or kind, and for an hour that is taken.
 */
export async function moveSlot(call: ById<{ session_id: number; start: number; reason: string }>): Promise<{ message: string }> {
  const { db, now, body } = call;
  const { slot, session, post } = await findSlot(call);
  requireLive(slot);
  if (session.state === 'DRAFT') throw wrongState('This session is a draft: draw it anew.');
  const { session: target } = body.session_id === session.id ? { session } : await findSession(call, body.session_id, { lock: true });
  if (target.post_id !== session.post_id || target.kind !== session.kind || target.state === 'CANCELLED')
    throw invalid({ session_id: ['Choose a session of the same post and kind.'] });
  if (Temporal.Instant.compare(momentOf(target.day, body.start), now) <= 0) throw invalid({ start: ['This hour is over.'] });
  if (body.start + target.slot_minutes > 1440) throw invalid({ start: ['The slot would reach beyond midnight.'] });
  await db.updateTable('interviews.slot').set({ state: 'RESCHEDULED', reason: body.reason }).where('id', '=', slot.id).execute();
  await requireRoom(call, target, slot, body.start);
  const [moved] = await writeSlots(call, target, [{ application_id: slot.application_id, start: body.start }], slot.id);
  for (const id of new Set([session.id, target.id])) await spanPanel(db, id);
  await recordChange(call, {
    action: 'move a slot',
    subject: `interviews.slot:${slot.id}`,
    before: { day: session.day, start: slot.start },
    after: body,
  });
  if (target.state === 'PUBLISHED') await inviteMoved(call, target, post, { ...slot, id: moved!, start: body.start }, session);
  await refreshScreens(db, post.id);
  return { message: `${slot.fullname} is called to ${longDate(target.day)}, ${clockTime(body.start)}.` };
}

async function inviteMoved(
  call: ById<{ reason: string }>,
  target: FoundSession,
  post: FoundPost,
  slot: SlotRow,
  before: FoundSession,
): Promise<void> {
  const { db, now, body } = call;
  const latest = momentOf(target.day, slot.start).subtract({ hours: target.answer_hours });
  // A slot on the same day is moved after its deadline: the answer may come until it begins.
  const answerBy = Temporal.Instant.compare(latest, now) > 0 ? latest : momentOf(target.day, slot.start);
  await sql`
    update interviews.slot set notified_at = ${now.toString()}, answer_by = ${answerBy.toString()} where id = ${slot.id}`.execute(db);
  await inviteApplicants(call, {
    post,
    session: target,
    slots: [{ ...slot, end: slot.start + target.slot_minutes, answer_by: answerBy.toString() }],
    no: 1,
    before: `Your slot on ${longDate(before.day)} was moved${body.reason ? `: ${body.reason}` : '.'} The earlier link no longer works.`,
  });
}

/** Errors: 422 on the hour. */
async function requireRoom({ db }: ById<unknown>, target: FoundSession, slot: SlotRow, start: number): Promise<void> {
  const others = target.slots.filter((one) => one.id !== slot.id && !['RESCHEDULED', 'CANCELLED'].includes(one.state));
  const clash = others.find(
    (one) => findOverlaps([one, { application_id: 0, start }], target.slot_minutes, target.kind === 'exam').length > 0,
  );
  if (clash) throw invalid({ start: [`${clash.fullname} has the slot at ${clockTime(clash.start)}.`] });
  const conflicts = await findConflicts(db, {
    ...target,
    panel: target.panel.map(({ personnel_id }) => personnel_id),
    slots: [{ application_id: slot.application_id, start }],
    sessionId: target.id,
  });
  const said = Object.values(conflicts).flat();
  if (said.length > 0) throw invalid({ start: said });
}

async function findSlot(call: ById<unknown>): Promise<{ slot: SlotRow; session: FoundSession; post: FoundPost }> {
  const { rows } = await sql<{ session_id: number }>`
    select session_id from interviews.slot where id = ${call.params.id} for no key update`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such slot.');
  const { session, post } = await findSession(call, rows[0].session_id, { lock: true });
  return { session, post, slot: session.slots.find(({ id }) => id === call.params.id)! };
}

function requireLive({ state, fullname }: SlotRow): void {
  if (['ATTENDED', 'NO_SHOW', 'RESCHEDULED', 'CANCELLED'].includes(state))
    throw wrongState(`The slot of ${fullname} is marked, moved or cancelled already.`);
}
