import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeStepInAll } from '@talaan/requests/server/public.ts';
import type { stepContracts as endpoint } from '../contract.ts';
import { contractFlow } from '../workflow.ts';

/** Takes a step in contracts, all or none. Errors: 409 where one is in another state, 422 without a reason or a last day where one is needed. */
export async function stepContracts(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { ids, action, remarks, last_day } = call.body;
  const moved = await takeStepInAll(call, { kind: contractFlow, action, remarks, input: { last_day }, items: ids.map((id) => ({ id })) });
  const what = moved.length === 1 ? `${moved[0]!.title} is` : `${moved.length} contracts are`;
  return { message: `${what} ${contractFlow.words[moved[0]!.to].toLowerCase()} now.` };
}
