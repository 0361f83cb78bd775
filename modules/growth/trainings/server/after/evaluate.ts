import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { isReached } from '@talaan/personnel/server/public.ts';
import { HEADS, KEEPERS } from '../../contract/fields.ts';
import type { evaluateNomination as endpoint } from '../../contract/nomination-steps.ts';
import { applicationDue, EVALUATION_LEVELS, type EvaluationLevel } from '../../rules/evaluation.ts';
import { ATTENDED_STATES } from '../../workflow.ts';
import { findNomination, type FoundNomination } from '../kept/find-nomination.ts';

/** Gives one level, once more in place of the first. Errors: 404, 409 where it is not for the caller, or not yet; 422 where something is missing. */
export async function evaluateNomination(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, body, now, params } = call;
  const found = await findNomination(call, params.id);
  const { opens_on: opens } = applicationDue(found.last_day, found.follow_up);
  if (body.level === 'APPLICATION' && call.today < opens) throw wrongState(`The application is evaluated from ${longDate(opens)} on.`);
  if (!(await openLevels(call, found)).includes(body.level))
    throw wrongState('This part of the evaluation is not yours to give, or the training is not attended yet.');
  const isTest = body.level === 'LEARNING';
  if (isTest && (body.before === null || body.after === null))
    throw invalid({ [body.before === null ? 'before' : 'after']: ['Enter the result of the test in percent.'] });
  if (!isTest && body.rating === null) throw invalid({ rating: ['Choose 1 to 5.'] });
  const values = isTest ? { ...body, rating: null } : { ...body, before: null, after: null };
  await db
    .insertInto('trainings.evaluation')
    .values({ ...values, nomination_id: params.id, account_id: actor.accountId, at: now.toString() })
    .onConflict((there) =>
      there.columns(['nomination_id', 'level']).doUpdateSet({ ...values, account_id: actor.accountId, at: now.toString() }),
    )
    .execute();
  await recordChange(call, {
    action: `evaluate a training: ${body.level.toLowerCase()}`,
    subject: `trainings.nomination:${params.id}`,
    personnelId: found.personnel_id,
    after: values,
  });
  return { message: 'Thank you, the evaluation was saved.' };
}

/** Which levels the caller gives now: the person reaction and learning, the head application after months, HR results. */
export async function openLevels(call: Pick<Call, 'db' | 'actor' | 'today'>, found: FoundNomination): Promise<EvaluationLevel[]> {
  if (!ATTENDED_STATES.some((state) => state === found.state)) return [];
  const isOwn = found.personnel_id === call.actor.personnelId;
  const { rows } = await sql<{ head: boolean; hr: boolean }>`
    select ${isReached(call.actor, HEADS, 'p.id', call.today)} as head, ${isReached(call.actor, KEEPERS, 'p.id', call.today)} as hr
    from personnel.person_view p where p.id = ${found.personnel_id}`.execute(call.db);
  const { head, hr } = rows[0]!;
  const open: Record<EvaluationLevel, boolean> = {
    REACTION: isOwn,
    LEARNING: isOwn,
    APPLICATION: head && !isOwn && call.today >= applicationDue(found.last_day, found.follow_up).opens_on,
    RESULTS: hr && !isOwn && found.state === 'CLOSED',
  };
  return EVALUATION_LEVELS.filter((level) => open[level]);
}
