import { sql } from 'kysely';
import { moveApplications, writeLetters } from '@talaan/applicants/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { SESSION_KINDS } from '../contract/words.ts';
import { judgeDay } from '../rules/slots.ts';
import { findSession, type FoundPost, type FoundSession } from './find-session.ts';
import { inviteApplicants } from './invite.ts';
import { readHolidays } from './read-schedule.ts';
import { refreshScreens } from './refresh-screens.ts';
import { spanPanel } from './write-slots.ts';

type ById<B = unknown> = Call<{ id: number }, unknown, B>;

/**
 * Calls the applicants of a session; called again it writes to those who have no letter yet, such as those of a moved slot. Errors: 404; 409
 * without slots, for a cancelled one, and where an application cannot be called any more; 422 for a day that is too near or free.
 */
export async function publishSession(call: ById): Promise<{ message: string }> {
  const { db, now, params } = call;
  const { session, post } = await findSession(call, params.id, { lock: true });
  if (session.state === 'CANCELLED') throw wrongState('This session was cancelled.');
  const slots = session.slots.filter(({ state }) => state === 'PENDING');
  if (session.state === 'DRAFT') {
    if (slots.length === 0) throw wrongState('Choose the applicants first.');
    const holidays = await readHolidays(call, post, session.day, session.day);
    const { fault } = judgeDay(session.day, { today: call.today, isFree: (day) => holidays.has(day) });
    if (fault) throw invalid({ day: [fault] });
    await callApplicants(call, session);
    await db
      .updateTable('interviews.session')
      .set({ state: 'PUBLISHED', published_at: now.toString() })
      .where('id', '=', session.id)
      .execute();
    await recordChange(call, {
      action: 'publish interviews',
      subject: `interviews.session:${session.id}`,
      before: { state: 'DRAFT' },
      after: { state: 'PUBLISHED', slots: slots.length },
    });
    await notifyPanel(call, session, post, 'You sit on a panel', `${slots.length} applicants`);
  }
  const written = await inviteApplicants(call, { post, session, slots, no: 1 });
  await sql`
    update interviews.slot set notified_at = ${now.toString()} where session_id = ${session.id} and state = 'PENDING' and notified_at is null`.execute(
    db,
  );
  await refreshScreens(db, post.id);
  return {
    message:
      written === 0 ? 'All applicants had their letter already.' : `${written} ${written === 1 ? 'letter is' : 'letters are'} on the way.`,
  };
}

/** Cancels a session. Errors: 404; 409 for a draft, and for one that is cancelled or over. */
export async function cancelSession(call: ById<{ reason: string }>): Promise<{ message: string }> {
  const { db, params, body } = call;
  const { session, post } = await findSession(call, params.id, { lock: true });
  if (session.state === 'DRAFT') throw wrongState('A draft is removed instead: its applicants were not notified yet.');
  const live = session.slots.filter(({ state }) => ['PENDING', 'ACCEPTED', 'DECLINED', 'NO_RESPONSE'].includes(state));
  if (
    session.state === 'CANCELLED' ||
    live.length < session.slots.filter(({ state }) => !['RESCHEDULED', 'CANCELLED'].includes(state)).length
  )
    throw wrongState(
      'Applicants of this session have come already, or it was cancelled before. Cancel the slots that are left one by one.',
    );
  await db.updateTable('interviews.session').set({ state: 'CANCELLED' }).where('id', '=', session.id).execute();
  await sql`
    update interviews.slot set state = 'CANCELLED', reason = ${body.reason} where session_id = ${session.id} and is_live`.execute(db);
  await spanPanel(db, session.id);
  await writeLetters(
    call,
    live.map(({ id, application_id }) => ({
      applicationId: application_id,
      cause: `slot:${id}:cancelled`,
      subject: `Cancelled: ${SESSION_KINDS[session.kind].toLowerCase()} for ${post.title} (${post.code})`,
      paragraphs: [
        `Your ${SESSION_KINDS[session.kind].toLowerCase()} on ${longDate(session.day)} is cancelled: ${body.reason}`,
        'We write to you again once there is another date.',
      ],
    })),
  );
  await recordChange(call, { action: 'cancel interviews', subject: `interviews.session:${session.id}`, after: body });
  await notifyPanel(call, session, post, 'A session was cancelled', body.reason);
  await refreshScreens(db, post.id);
  return { message: `The session was cancelled; ${live.length} applicants are notified.` };
}

/** Moves the applications into the state of the session: examinations and skills tests call to the examination, the others to the interview. */
async function callApplicants(call: ById, { kind, slots }: FoundSession): Promise<void> {
  const isExam = kind === 'exam' || kind === 'skills';
  const from = isExam ? ['SCREENED_QUALIFIED'] : kind === 'interview' ? ['SCREENED_QUALIFIED', 'FOR_EXAM'] : ['SCREENED_QUALIFIED'];
  const after = isExam || kind === 'demonstration' ? 'FOR_EXAM' : 'FOR_INTERVIEW';
  const stuck = slots.find(
    (slot) => slot.state === 'PENDING' && ![...from, after, 'FOR_EXAM', 'FOR_INTERVIEW'].includes(slot.application_state),
  );
  if (stuck) throw wrongState(`${stuck.fullname} cannot be called any more. Take them off the session.`);
  const called = slots
    .filter((slot) => slot.state === 'PENDING' && from.includes(slot.application_state))
    .map(({ application_id }) => application_id);
  if (called.length > 0)
    await moveApplications(call, called, { action: after === 'FOR_EXAM' ? 'call_to_exam' : 'call_to_interview', as: 'secretary' });
}

async function notifyPanel(call: ById, session: FoundSession, post: FoundPost, title: string, what: string): Promise<void> {
  await notifyPeople(
    call.db,
    call.now,
    session.panel.map(({ personnel_id }) => personnel_id),
    {
      title,
      description: `${SESSION_KINDS[session.kind]} for ${post.title} (${post.code}) on ${longDate(session.day)}: ${what}.`,
      link: '/rsp/interviews',
    },
  );
}
