import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { closeLine as endpoint } from '../../contract/plans.ts';
import { LINE_STATE_NAMES } from '../../contract/codes.ts';
import { findPlan, mayCloseLines } from './find-plan.ts';

/** Errors: 404 for a line of a plan of another; 409 where the plan is not in force; 422 for a day to come. */
export async function closeLine(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body, today } = call;
  const { rows } = await sql<{
    plan_id: number;
    title: string;
  }>`select plan_id, title from plans.line where id = ${params.id} for update`.execute(db);
  const [line] = rows;
  if (!line) throw notFound('There is no such line.');
  const plan = await findPlan(call, line.plan_id);
  if (!(await mayCloseLines(call, plan))) throw notFound('There is no such line.');
  if (plan.state !== 'APPROVED') throw wrongState('Lines of an approved plan alone are done or given up.');
  if (body.closed_on !== null && body.closed_on > today) throw invalid({ closed_on: ['Choose today or an earlier day.'] });
  await setLines(call, [params.id], body.state, body.closed_on, body.because);
  return { message: `${line.title}: ${LINE_STATE_NAMES[body.state].toLowerCase()}.` };
}

type Writing = Pick<Call, 'db' | 'actor' | 'inPlaceOf' | 'now' | 'requestId'>;

export async function setLines(
  call: Writing,
  ids: readonly number[],
  state: 'OPEN' | 'ANSWERED' | 'DROPPED',
  on: string | null,
  because: string,
): Promise<void> {
  const { rows } = await sql<{ id: number; plan_id: number; personnel_id: number | null }>`
    update plans.line set state = ${state}, closed_on = ${state === 'OPEN' ? null : on}::date, closed_because = ${state === 'OPEN' ? '' : because}
    where id = any(${[...ids]}::integer[]) returning id, plan_id, personnel_id`.execute(call.db);
  await recordChanges(
    call,
    rows.map(({ id, plan_id, personnel_id }) => ({
      action: 'close a line of a development plan',
      subject: `plans.plan:${plan_id}`,
      personnelId: personnel_id ?? undefined,
      after: { line: id, state, on, because },
    })),
  );
}
