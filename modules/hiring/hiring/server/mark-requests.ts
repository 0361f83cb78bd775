import { takeStepInAll, type StepCall } from '@talaan/requests/server/public.ts';
import { hireFlow, type HireAction } from '../workflow.ts';

/** Approved requests to hire for which a job post was made. Error: 409 for one that is not approved, such as one that was withdrawn; then none is moved. */
export function markPosted(call: StepCall, ids: readonly number[]): Promise<void> {
  return mark(call, 'post', ids);
}

/** Posted requests to hire whose vacancies are all filled; their items may be asked for again. Error: 409 for one that is not posted. */
export function markFilled(call: StepCall, ids: readonly number[]): Promise<void> {
  return mark(call, 'fill', ids);
}

/** Posted requests to hire whose post expired or was cancelled; their items may be asked for again. Error: 409 for one that is not posted. */
export function markLapsed(call: StepCall, ids: readonly number[]): Promise<void> {
  return mark(call, 'lapse', ids);
}

async function mark(call: StepCall, action: HireAction, ids: readonly number[]): Promise<void> {
  await takeStepInAll(call, { kind: hireFlow, action, items: ids.map((id) => ({ id })), bySystem: true });
}
