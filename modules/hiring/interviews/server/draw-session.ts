import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { drawSession as drawing, redrawSession as redrawing } from '../contract/sessions.ts';
import { SESSION_KINDS, type SessionKind } from '../contract/words.ts';
import { findOverlaps, judgeDay } from '../rules/slots.ts';
import { findConflicts } from './find-conflicts.ts';
import { findPost, findSession, type FoundPost } from './find-session.ts';
import { readHolidays } from './read-schedule.ts';
import { spanPanel, writeSlots } from './write-slots.ts';

type Facts = BodyOf<typeof redrawing>;
type Drawn = AnswerOf<typeof redrawing>;
/** Posts whose applicants are examined and interviewed. */
const OPEN_POSTS = ['POSTED', 'CLOSED', 'DEFICIENT', 'VALID', 'NEAR_EXPIRY'];

/** Draws a session as a draft. Errors: 404; 409 for a post that is over; 422 for the day, the hours, and rooms and people who are taken. */
export async function drawSession(call: CallOf<typeof drawing>): Promise<Drawn> {
  const { db, actor, params, body, now } = call;
  const post = await findPost(call, params.id);
  if (!OPEN_POSTS.includes(post.state)) throw wrongState('Applicants of this post are not examined or interviewed in its present state.');
  const { kind, ...facts } = body;
  const warnings = await requireFacts(call, post, { kind, ...facts });
  const { id } = await db
    .insertInto('interviews.session')
    .values({ ...columnsOf(facts), post_id: post.id, kind, created_by: actor.accountId || null, created_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(call, id, kind, facts);
  await recordChange(call, { action: 'draw interviews', subject: `interviews.session:${id}`, after: body });
  return { message: `${SESSION_KINDS[kind]}: ${facts.slots.length} slots are drawn. Publish them to call the applicants.`, id, warnings };
}

/** Draws a draft anew. Errors: 404; 409 once it is published; 422 as above. */
export async function redrawSession(call: Call<{ id: number }, unknown, Facts>): Promise<Drawn> {
  const { db, params, body } = call;
  const { session, post } = await findSession(call, params.id, { lock: true });
  if (session.state !== 'DRAFT') throw wrongState('This session is published. Move or cancel its slots one by one.');
  await db.deleteFrom('interviews.slot').where('session_id', '=', session.id).execute();
  await db.deleteFrom('interviews.panel').where('session_id', '=', session.id).execute();
  const warnings = await requireFacts(call, post, { kind: session.kind, ...body }, session.id);
  await db
    .updateTable('interviews.session')
    .set({ ...columnsOf(body), edited: sql`edited + 1` })
    .where('id', '=', session.id)
    .execute();
  await writeParts(call, session.id, session.kind, body);
  await recordChange(call, { action: 'draw interviews anew', subject: `interviews.session:${session.id}`, before: session, after: body });
  return { message: 'The draft was saved.', id: session.id, warnings };
}

/** Errors: 404; 409 once it is published. */
export async function removeSession(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { session } = await findSession(call, call.params.id, { lock: true });
  if (session.state !== 'DRAFT') throw wrongState('A published session is cancelled instead, which tells its applicants.');
  await call.db.deleteFrom('interviews.session').where('id', '=', session.id).execute();
  await recordChange(call, { action: 'remove a draft of interviews', subject: `interviews.session:${session.id}`, before: session });
  return { message: 'The draft was removed.' };
}

async function writeParts(call: Call, id: number, kind: SessionKind, { panel, slots, ...facts }: Facts): Promise<void> {
  const people = [...new Set(panel)];
  if (people.length > 0)
    await call.db
      .insertInto('interviews.panel')
      .values(people.map((personnel_id) => ({ session_id: id, personnel_id })))
      .execute();
  await writeSlots(call, { id, kind, ...facts }, slots);
  await spanPanel(call.db, id);
}

/** What is wrong is refused on its field; what is only unusual is answered as a warning. */
async function requireFacts(
  call: Call,
  post: FoundPost,
  facts: Facts & { kind: SessionKind },
  sessionId: number | null = null,
): Promise<string[]> {
  const { kind, day, slot_minutes, venue, link, panel, slots } = facts;
  const errors: Record<string, string[]> = {};
  const holidays = await readHolidays(call, post, day, day);
  const { fault, warning } = judgeDay(day, { today: call.today, isFree: (one) => holidays.has(one) });
  if (fault) errors.day = [fault];
  if (kind !== 'exam' && slot_minutes > 30) errors.slot_minutes = ['A slot has 15 to 30 minutes; only an examination lasts longer.'];
  if (venue === '' && link === '') errors.venue = ['Enter the venue, or the address of the meeting below.'];
  const late = slots.find(({ start }) => start + slot_minutes > 1440);
  if (late) errors.slots = ['The slots reach beyond midnight. Begin earlier, or call fewer applicants.'];
  else if (new Set(slots.map(({ application_id }) => application_id)).size < slots.length)
    errors.slots = ['An applicant has two slots. Give each one.'];
  else if (findOverlaps(slots, slot_minutes, kind === 'exam').length > 0) errors.slots = ['Two slots overlap. Move one of them.'];
  else if (!(await areCallable(call, post.id, kind, slots)))
    errors.slots = ['Only applicants who are qualified for this post can be called.'];
  if (Object.keys(errors).length === 0) Object.assign(errors, await findConflicts(call.db, { ...facts, sessionId }));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return [warning, panel.length === 0 ? 'No panel is named yet.' : null].filter((one) => one !== null);
}

async function areCallable({ db }: Call, postId: number, kind: SessionKind, slots: Facts['slots']): Promise<boolean> {
  const states =
    kind === 'exam' || kind === 'skills' ? ['SCREENED_QUALIFIED', 'FOR_EXAM'] : ['SCREENED_QUALIFIED', 'FOR_EXAM', 'FOR_INTERVIEW'];
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from applicants.application where post_id = ${postId} and state = any(${states}::text[])
      and id = any(${slots.map(({ application_id }) => application_id)}::integer[])`.execute(db);
  return rows[0]!.count === slots.length;
}

function columnsOf({ day, slot_minutes, venue, link, bring, remarks, answer_hours }: Facts) {
  return { day, slot_minutes, venue, link, bring, remarks, answer_hours };
}
