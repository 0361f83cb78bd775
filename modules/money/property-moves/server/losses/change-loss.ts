import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type * as contract from '../../contract/losses.ts';
import { lossFlow } from '../../workflow.ts';
import { requestOf } from '../moves/request-of.ts';

/** Adds what is known now of a loss. Errors: 404; 409 once it is decided; 422 by field. */
export async function amendLoss(call: CallOf<typeof contract.amendLoss>): Promise<AnswerOf<typeof contract.amendLoss>> {
  const id = await requestOf(call, 'loss', call.params.id);
  await takeStep(call, { kind: lossFlow, id, action: 'amend', input: call.body });
  return { message: 'What is known now was saved, and the report made anew.' };
}

/** Records that the report went to the Commission on Audit. Errors: 404; 409 before it is notarized, or in another state; 422 by field. */
export async function submitLoss(call: CallOf<typeof contract.submitLoss>): Promise<AnswerOf<typeof contract.submitLoss>> {
  const id = await requestOf(call, 'loss', call.params.id);
  await takeStep(call, { kind: lossFlow, id, action: 'submit', input: call.body });
  return { message: 'The submission was recorded. The clock has stopped.' };
}

/** Records what was found after the loss was decided. Errors: 404; 409 before that; 422 on `item_ids.3` for what is not missing any more. */
export async function recoverLost(call: CallOf<typeof contract.recoverLost>): Promise<AnswerOf<typeof contract.recoverLost>> {
  const { item_ids: ids, reason } = call.body;
  const id = await requestOf(call, 'loss', call.params.id);
  await takeStep(call, { kind: lossFlow, id, action: 'recover', remarks: reason, input: { item_ids: ids, reason } });
  return { message: `${ids.length === 1 ? '1 item is' : `${ids.length} items are`} in stock again. The loss stays closed.` };
}

const DONE = {
  relieve: 'The relief was recorded: the holder is no longer accountable.',
  pay: 'The payment was recorded: the holder is no longer accountable.',
  replace: 'The replacement was recorded: the holder is no longer accountable.',
} as const;

/** Records how a loss ended. Errors: 404; 409 in another state, or for a replacement that is not in stock; 422 by field. */
export async function decideLoss(call: CallOf<typeof contract.decideLoss>): Promise<AnswerOf<typeof contract.decideLoss>> {
  const { decision } = call.body;
  const id = await requestOf(call, 'loss', call.params.id);
  await takeStep(call, { kind: lossFlow, id, action: decision, input: call.body });
  return { message: DONE[decision] };
}
