import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type { reviseTargets as reviseEndpoint, saveTargets as endpoint } from '../../contract/forms.ts';
import { findTargetFaults } from '../../rules/form/find-target-faults.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import { lockOwnForm } from './find-form.ts';
import { judgeTargets } from './judge-targets.ts';
import { weightsOf } from './weights-of.ts';
import { targetOf, writeLines } from './write-lines.ts';

type Answer = Promise<{ message: string }>;

/**
 * Saves the targets of an own form, and with `submit` hands them to the supervisor. Errors: 404; 409 once they are submitted or approved, which only a revision
 * of the head changes; 422 by field for what hinders the submission.
 */
export async function saveTargets(call: CallOf<typeof endpoint>): Answer {
  const { db, params, body } = call;
  const form = await lockOwnForm(call, params.id);
  if (form.state !== 'TARGET_DRAFT' && form.state !== 'TARGET_RETURNED')
    throw wrongState('These targets were submitted. To change approved ones, ask your head for a revision.');
  if (body.submit) {
    const weights = weightsOf(form, termsOn(await readTerms(db), form.period.from));
    const targets = body.lines.map(targetOf);
    const faults = findTargetFaults(targets, weights, form.period);
    const { refused } = await judgeTargets(db, form, targets, weights);
    for (const { line_id, message } of refused)
      (faults[`lines.${targets.findIndex(({ id }) => id === line_id)}.parent_id`] ??= []).push(message);
    if (Object.keys(faults).length > 0) throw invalid(faults);
  }
  await writeLines(db, form.id, body.lines);
  if (!body.submit) return { message: 'The targets were saved.' };
  await takeStep(call, { id: form.id, action: 'submitTargets', seen: body.seen });
  return { message: 'The targets were submitted to your supervisor.' };
}

/** Changes approved targets, by the head. Errors: 404, 409 after the last day of the period, 422. */
export async function reviseTargets(call: CallOf<typeof reviseEndpoint>): Answer {
  const { params, body } = call;
  await takeStep(call, { id: params.id, action: 'revise', seen: body.seen, remarks: body.reason, input: body });
  return { message: 'The targets were revised; what they were is kept with the reason.' };
}
