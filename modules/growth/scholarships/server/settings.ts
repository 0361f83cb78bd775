import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { withRemovable } from '@talaan/trainings/server/public.ts';
import type { addScholarshipTerms as adding, readScholarshipSettings as reading } from '../contract/settings.ts';
import { whyNotObligation } from '../rules/terms.ts';
import { scholarshipTerms } from './record/terms.ts';

/** All kinds of terms, those that do not apply yet marked as removable. */
export async function readScholarshipSettings({ db, today }: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const { OBLIGATION: obligation, REFUND: refund, LENGTHS: lengths } = await scholarshipTerms.read(db);
  return {
    obligation: withRemovable(obligation, today).map((one) => ({ ...one, short: [...one.short] })),
    refund: withRemovable(refund, today).map((one) => ({ ...one, base: [...one.base] })),
    lengths: withRemovable(lengths, today),
  };
}

/** Enters terms from a later day on. Errors: 422 on what is wrong with them, for a day that has come, and for one on which others begin. */
export async function addScholarshipTerms(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  const { body } = call;
  const from = await scholarshipTerms.add(call, body.kind, body.terms, body.kind === 'OBLIGATION' ? whyNotObligation(body.terms) : null);
  const says = body.kind === 'LENGTHS' ? 'applications from' : 'contracts that are signed from';
  return { message: `Entered: it applies to ${says} ${from}.` };
}

/** Deletes terms that do not apply yet. Errors: 404, 409 for others. */
export function removeScholarshipTerms(call: Call<{ id: number }>): Promise<{ message: string }> {
  return scholarshipTerms.remove(call, call.params.id);
}
