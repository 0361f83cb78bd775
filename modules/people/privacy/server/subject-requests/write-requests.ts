import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { notify, notifyKeepers, UNIVERSITY } from '@talaan/notifications/server/public.ts';
import {
  ANSWERS,
  type askAsSubject as asking,
  type recordSubjectRequest as recording,
  type Right,
  type stepSubjectRequest as stepping,
  type SubjectStepKind,
  type withdrawAsSubject as withdrawing,
} from '../../contract/subject-requests.ts';
import { answerBy } from '../../rules/answer-by.ts';
import { RIGHT_WORDS, SUBJECT_STEP_WORDS } from '../../rules/subject-words.ts';

/** Thirty working days are fewer days than these, however many are without work. */
const LOOKED_AHEAD_DAYS = 120;
const OWN_REQUESTS = '/profile/account/settings?section=held';

/** Error: 422 for a day to come. */
export async function recordSubjectRequest(call: CallOf<typeof recording>): Promise<AnswerOf<typeof recording>> {
  const { today, body } = call;
  if (body.received_on > today) throw invalid({ received_on: ['This lies in the future.'] });
  await insert(call, { ...body, account_id: null, personnel_id: null });
  return { message: 'The request was recorded.' };
}

/** Error: 409 where one of the kind is open. */
export async function askAsSubject(call: CallOf<typeof asking>): Promise<AnswerOf<typeof asking>> {
  const { db, now, today, actor, body } = call;
  const own = { account_id: actor.accountId, personnel_id: actor.personnelId, name: actor.name, contact: '' };
  await insert(call, { ...body, ...own, received_on: today });
  await notifyKeepers({ db, now, today }, 'PRIVACY', {
    title: 'Request of a data subject',
    description: `${actor.name}: ${RIGHT_WORDS[body.kind]}`,
    over: UNIVERSITY,
    link: '/privacy/requests?state=open',
  });
  return { message: 'Your request was sent to the data protection officer.' };
}

/** Errors: 404, 409 where it is answered or one’s own. */
export async function stepSubjectRequest(call: CallOf<typeof stepping>): Promise<AnswerOf<typeof stepping>> {
  const { db, now, actor, params, body } = call;
  const request = await lockOpen(call, params.id);
  const isOwn = request.account_id === actor.accountId || (request.personnel_id !== null && request.personnel_id === actor.personnelId);
  if (isOwn) throw wrongState('You cannot decide your own request. Another holder of the books does.');
  await addStep(call, params.id, body.kind, body.note);
  const isAnswer = (ANSWERS as readonly string[]).includes(body.kind);
  if (isAnswer) await answer(call, params.id, body.kind);
  if (request.account_id !== null && body.kind !== 'NOTED')
    await notify(db, now, [request.account_id], {
      title: `Your privacy request: ${SUBJECT_STEP_WORDS[body.kind]}`,
      description: body.note,
      link: OWN_REQUESTS,
      ...(isAnswer && { byMail: true as const }),
    });
  return { message: isAnswer ? 'The request was answered.' : 'The step was recorded.' };
}

/** Errors: 404 for one of others, 409 where it is answered. */
export async function withdrawAsSubject(call: CallOf<typeof withdrawing>): Promise<AnswerOf<typeof withdrawing>> {
  const request = await lockOpen(call, call.params.id, call.actor.accountId);
  await addStep(call, request.id, 'WITHDRAWN', '');
  await answer(call, request.id, 'WITHDRAWN');
  return { message: 'The request was withdrawn.' };
}

interface NewRequest {
  kind: Right;
  account_id: number | null;
  personnel_id: number | null;
  name: string;
  contact: string;
  asked: string;
  received_on: string;
}

async function insert(call: Call, request: NewRequest): Promise<void> {
  const { db, server, now, actor } = call;
  const until = Temporal.PlainDate.from(request.received_on).add({ days: LOOKED_AHEAD_DAYS }).toString();
  const free = await contributed(server, freeDays)(db, request.received_on, until);
  const days = new Set(free.filter(({ campus_id: campus }) => campus === null).map(({ date }) => date));
  const { id } = await db
    .insertInto('privacy.subject_request')
    .values({
      ...request,
      due_on: answerBy(request.received_on, (day) => days.has(day)),
      recorded_by: actor.accountId,
      recorded_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { asked: _words, ...facts } = request;
  await recordChange(call, { action: 'file a request as a data subject', subject: `privacy.subject_request:${id}`, after: facts });
}

/** Locked until the call ends. Errors: 404, also for one of another account where one is named; 409 where it is answered. */
async function lockOpen({ db }: Call, id: number, account?: number) {
  const request = await db
    .selectFrom('privacy.subject_request')
    .select(['id', 'account_id', 'personnel_id', 'answer'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!request || (account !== undefined && request.account_id !== account)) throw notFound('There is no such request.');
  if (request.answer !== null) throw wrongState('This request is answered or withdrawn.');
  return request;
}

async function addStep(call: Call, id: number, kind: SubjectStepKind, note: string): Promise<void> {
  const { db, now, actor } = call;
  await sql`insert into privacy.subject_step (request_id, no, kind, note, account_id, at)
    select ${id}, coalesce(max(no), 0) + 1, ${kind}, ${note}, ${actor.accountId}, ${now.toString()}
    from privacy.subject_step where request_id = ${id}`.execute(db);
  await recordChange(call, {
    action: 'record a step in a request of a data subject',
    subject: `privacy.subject_request:${id}`,
    after: { kind, note },
  });
}

async function answer({ db, today }: Call, id: number, kind: string): Promise<void> {
  await db.updateTable('privacy.subject_request').set({ answer: kind, answered_on: today }).where('id', '=', id).execute();
}
