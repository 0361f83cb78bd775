import { sql } from 'kysely';
import { hashToken } from '@talaan/identity/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { wrongGuesses } from '@talaan/papers/server/public.ts';
import type { answerInvitation as answering, readInvitation as reading } from '../contract/response.ts';
import { SESSION_KINDS } from '../contract/words.ts';
import { stateAfterAnswer } from '../rules/answers.ts';
import { writeCalendar } from '../rules/write-calendar.ts';
import { refreshScreens } from './refresh-screens.ts';

type Invitation = NonNullable<AnswerOf<typeof reading>['invitation']>;
type Found = Omit<Invitation, 'university'> & { id: number; post_id: number; personnel_id: number };
type ByToken = Call<unknown, { token: string }>;

export const wrongLinks = wrongGuesses({
  table: 'interviews.wrong_guess',
  what: 'links that are of no invitation',
  forget: { kind: 'forget-guessed-links', cron: '35 3 * * *' },
});

/** An invitation by its link; null for a link that is of no use (any more). Records no answer. Error: 429 for a network that guesses. */
export async function readInvitation(call: ByToken): Promise<AnswerOf<typeof reading>> {
  const found = await findByToken(call, call.query.token);
  return { invitation: found && (await describe(call, found)) };
}

/** The answer of an applicant. Without a useful link, or late, nothing is recorded and the invitation is null. Error: 429 as above. */
export async function answerInvitation(call: CallOf<typeof answering>): Promise<AnswerOf<typeof answering>> {
  const { db, now, body } = call;
  const found = await findByToken(call, body.token);
  if (!found) return { message: 'This link no longer works.', invitation: null };
  await sql`select from interviews.slot where id = ${found.id} for no key update`.execute(db);
  const answer = { now, answerBy: Temporal.Instant.from(new Date(found.answer_by).toISOString()) };
  const state = stateAfterAnswer(found.state, body.answer, answer);
  if (state === null) return { message: 'This link no longer works.', invitation: null };
  const said = state === 'DECLINED' ? { reason: body.reason, preferred_on: body.preferred_on } : { reason: '', preferred_on: null };
  const message = state === 'ACCEPTED' ? 'Thank you. You accepted the invitation.' : 'You declined the invitation. We were notified.';
  if (found.state === state && found.reason === said.reason && found.preferred_on === said.preferred_on)
    return { message, invitation: await describe(call, found) };
  await db
    .updateTable('interviews.slot')
    .set({ ...said, state, answered_at: now.toString() })
    .where('id', '=', found.id)
    .execute();
  await recordChange(call, {
    action: 'answer an invitation',
    subject: `interviews.slot:${found.id}`,
    personnelId: found.personnel_id,
    before: { state: found.state },
    after: { state, ...said },
  });
  await refreshScreens(db, found.post_id);
  return { message, invitation: await describe(call, { ...found, ...said, state }) };
}

/** The slot for the calendar of the applicant. Errors: 404 for a link that is of no use; 429 as above. */
export async function fetchInvitationCalendar(call: ByToken): Promise<FileAnswer> {
  const found = await findByToken(call, call.query.token);
  if (!found) throw notFound('This link no longer works.');
  const entry = {
    uid: `slot-${found.id}@talaan`,
    starts: Temporal.Instant.from(new Date(found.starts_at).toISOString()),
    ends: Temporal.Instant.from(new Date(found.ends_at).toISOString()),
    summary: `${SESSION_KINDS[found.kind]}: ${found.title}`,
    place: found.venue || found.link,
    notes: [found.bring && `Bring: ${found.bring}`, found.venue && found.link].filter(Boolean).join('\n'),
    isCancelled: false,
  };
  return { name: 'interview.ics', contentType: 'text/calendar', content: Buffer.from(writeCalendar(call.now, [entry])) };
}

/** The slot of a useful link: known, not moved or cancelled, before its deadline or accepted and still to come. */
async function findByToken(call: Call, token: string): Promise<Found | null> {
  const { db, now } = call;
  await wrongLinks.refuse(call);
  const { rows } = await sql<Found>`
    select l.id, s.post_id, l.personnel_id, v.title, v.code, o.fullname as office, s.kind, lower(l.during) as starts_at, upper(l.during) as ends_at,
      s.venue, s.link, s.bring, s.remarks, l.answer_by, l.state, l.reason, l.preferred_on
    from interviews.link k join interviews.slot l on l.id = k.slot_id join interviews.session s on s.id = l.session_id
      join vacancies.post v on v.id = s.post_id join organization.office_view o on o.id = v.office_id
    where k.token_hash = ${hashToken(token)}`.execute(db);
  const found = rows[0];
  if (!found) {
    await wrongLinks.note(call);
    return null;
  }
  const at = now.epochMilliseconds;
  const isOpen = ['PENDING', 'ACCEPTED', 'DECLINED'].includes(found.state) && at < Date.parse(found.answer_by);
  const isToCome = found.state === 'ACCEPTED' && at < Date.parse(found.starts_at);
  return isOpen || isToCome ? found : null;
}

async function describe(
  { db, today }: Pick<Call, 'db' | 'today'>,
  { id: _i, post_id: _p, personnel_id: _n, ...found }: Found,
): Promise<Invitation> {
  return { ...found, university: await readUniversityName(db, today) };
}
