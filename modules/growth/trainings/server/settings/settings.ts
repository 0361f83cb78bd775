import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addTerms as adding, readSettings as reading } from '../../contract/settings.ts';
import { whyNotFollowUp } from '../../rules/follow-up.ts';
import { whyNotPoints } from '../../rules/screening-points.ts';
import { trainingTerms } from '../kept/terms.ts';
import { withRemovable } from '../kept/dated-terms.ts';

/** Both kinds of terms, those that do not apply yet marked as removable. */
export async function readSettings({ db, today }: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const { POINTS: points, FOLLOW_UP: followUp } = await trainingTerms.read(db);
  return { points: withRemovable(points, today), follow_up: withRemovable(followUp, today) };
}

/** Enters terms from a later day on. Errors: 422 on what is wrong with them, for a day that has come, and for one on which others begin. */
export async function addTerms(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  const { kind, terms } = call.body;
  const fault = call.body.kind === 'POINTS' ? whyNotPoints(call.body.terms) : whyNotFollowUp(call.body.terms);
  const from = await trainingTerms.add(call, kind, terms, fault);
  const says = kind === 'POINTS' ? 'screenings from' : 'trainings that begin from';
  return { message: `Entered: it applies to ${says} ${from}.` };
}

/** Deletes terms that do not apply yet. Errors: 404, 409 for others. */
export function removeTerms(call: Call<{ id: number }>): Promise<{ message: string }> {
  return trainingTerms.remove(call, call.params.id);
}
