import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type { reviewPlan as endpoint } from '../../contract/plans.ts';
import { reviewLines } from '../../rules/review-lines.ts';
import { individualPlanFlow } from '../../workflow.ts';
import { findPlan } from './find-plan.ts';

/** Approves an individual plan, or returns it with what is to be changed by line. Errors: 404; 409 where that is not open; 422 for lines without a remark. */
export async function reviewPlan(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body } = call;
  const plan = await findPlan(call, params.id);
  const review = reviewLines(plan.lines, body.reviews);
  if (review.decides === 'NOTHING') throw invalid(review.faults);
  const wish = { kind: individualPlanFlow, id: plan.id };
  if (review.decides === 'APPROVE') {
    await takeStep(call, { ...wish, action: 'approve', input: body });
    return { message: `The plan of ${plan.owner} was approved.` };
  }
  await takeStep(call, { ...wish, action: 'returnPlan', remarks: review.reason });
  await sql`
    update plans.line l set remark = n.remark from jsonb_to_recordset(${JSON.stringify(body.reviews)}::jsonb) as n (line_id integer, is_returned boolean, remark text)
    where l.id = n.line_id and l.plan_id = ${plan.id} and n.is_returned`.execute(db);
  return { message: `The plan was returned to ${plan.owner}.` };
}
