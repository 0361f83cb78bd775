import type { Workflow } from '../contract/workflow.ts';
import { invalid, wrongState } from './errors.ts';

/** The state after an action, or 409 with what is open instead; 422 where a reason is missing. `subject` is `This contract`. */
export function requireStep<S extends string, W extends string, A extends string>(
  flow: Pick<Workflow<S, W, A>, 'open' | 'after' | 'words' | 'steps'>,
  { subject, state, action, as, reason = '' }: { subject: string; state: S; action: A; as: readonly W[]; reason?: string },
): S {
  const open = flow.open(state, as);
  if (!open.includes(action)) throw wrongState(`${subject} is ${flow.words[state].toLowerCase()}: this cannot be done now.`, open);
  if (flow.steps[action].needsReason && reason.trim() === '') throw invalid({ remarks: ['Enter the reason.'] });
  return flow.after(state, action);
}
