import { sql } from 'kysely';
import { OWN_RIGHT } from '@talaan/kernel/server/acting.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import type * as contract from '../../contract/meetings.ts';
import { quorumOf } from '../../rules/quorum.ts';
import { meetingFlow, type MeetingAction } from '../../workflow.ts';
import { findMeeting, lockMeeting, type FoundMeeting } from './find-meeting.ts';
import { meetingLog } from './meeting-log.ts';
import { notifyMembers } from './plan-meeting.ts';
import { openActions } from './read-meeting.ts';

/** Errors: 404; 409 where the step is not open to the caller now, or something stands against it; 422 without a reason. */
export async function stepMeeting(call: CallOf<typeof contract.stepMeeting>): Promise<AnswerOf<typeof contract.stepMeeting>> {
  const { db, params, body } = call;
  const { action, reason } = body;
  await lockRecords(db, 'committees.meeting', [params.id]);
  const meeting = await findMeeting(call, params.id);
  const open = openActions(meeting);
  if (!open.includes(action))
    throw wrongState(`The meeting is “${meetingFlow.words[meeting.state]}”, and this step is not yours to take now.`, open);
  if ('needsReason' in meetingFlow.steps[action] && reason === '') throw invalid({ reason: ['Enter the reason.'] });
  requireGround(meeting, action);
  await move(call, meeting, action, reason);
  if (action === 'adjourn') await sql`delete from committees.present where meeting_id = ${meeting.id}`.execute(db);
  if (action === 'call') await notifyMembers(call, meeting, 'You are called to a meeting');
  if (action === 'cancel' && meeting.state === 'CALLED') await notifyMembers(call, meeting, 'The meeting was cancelled');
  return { message: `The meeting is now “${meetingFlow.words[meetingFlow.after(meeting.state, action)].toLowerCase()}”.` };
}

/** What stands against a step, for anyone who takes it. */
function requireGround(meeting: FoundMeeting, action: MeetingAction): void {
  if (action === 'call' && meeting.items === 0) throw wrongState('The agenda is empty. Add what is to be discussed first.');
  if (action === 'adjourn' && meeting.decided > 0) throw wrongState('Something was decided at this meeting already; it cannot be put off.');
  if (action !== 'approveMinutes') return;
  const left = meeting.items - meeting.decided;
  if (left > 0) throw wrongState(`${left === 1 ? '1 item is' : `${left} items are`} not decided. Decide or defer them first.`);
  if (meeting.minutes === '') throw wrongState('The minutes are not written yet.');
}

/** Errors: 404; 409 before it is called, once its minutes are approved, and for a day that is still to come; 422 for seats of another day. */
export async function recordPresence(call: CallOf<typeof contract.recordPresence>): Promise<AnswerOf<typeof contract.recordPresence>> {
  const { db, params, body, today } = call;
  const meeting = await lockMeeting(call, params.id, 'CALLED', 'HELD');
  if (meeting.date > today) throw wrongState('The meeting is still to come. Record who is present on its day, or move it.');
  if (meeting.decided > 0) throw wrongState('Items were decided by those who were present; this cannot be changed any more.');
  const known = new Set(meeting.seats.map(({ id }) => id));
  if (body.seats.some((id) => !known.has(id)))
    throw invalid({ seats: ['One of these does not sit on the committee on this day. Reload the page.'] });
  await sql`delete from committees.present where meeting_id = ${params.id}`.execute(db);
  await sql`insert into committees.present (meeting_id, seat_id) select ${params.id}, s from unnest(${body.seats}::integer[]) s`.execute(
    db,
  );
  if (meeting.state === 'CALLED') await move(call, meeting, 'hold', '');
  await recordChange(call, { action: 'record who is present', subject: `committees.meeting:${params.id}`, after: { seats: body.seats } });
  const { needed, voting, holds } = quorumOf(meeting.seats, new Set(body.seats));
  return {
    message: holds
      ? `Quorum: ${voting.length} of ${needed} needed are present.`
      : `No quorum: ${needed} are needed, ${voting.length} are present.`,
  };
}

/** Errors: 404; 409 unless it was held and its minutes are not approved. */
export async function saveMinutes(call: CallOf<typeof contract.saveMinutes>): Promise<AnswerOf<typeof contract.saveMinutes>> {
  const { db, params, body } = call;
  const { minutes } = await lockMeeting(call, params.id, 'HELD');
  await db.updateTable('committees.meeting').set(body).where('id', '=', params.id).execute();
  await recordChange(call, { action: 'write minutes', subject: `committees.meeting:${params.id}`, before: { minutes }, after: body });
  return { message: 'The minutes were saved.' };
}

async function move(call: Call, { id, state }: FoundMeeting, action: MeetingAction, reason: string): Promise<void> {
  await meetingLog.append(call, [{ id, action, from: state, to: meetingFlow.after(state, action), place: OWN_RIGHT, reason }]);
}
