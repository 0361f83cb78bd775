import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type * as trips from '../../contract/trips.ts';
import { travelFlow } from '../../workflow.ts';

type ById<B> = Call<{ id: number }, unknown, B>;

/** Corrects returned travel and submits it again. Errors: 404, 409 in another state, 422 as of filing. */
export async function resubmitTrip(call: ById<BodyOf<typeof trips.resubmitTrip>>): Promise<{ message: string }> {
  await takeStep(call, { kind: travelFlow, id: call.params.id, action: 'resubmit', input: call.body });
  return { message: 'The travel was submitted again.' };
}

/** Shortens approved travel. Errors: 404, 409 in another state, 422 for days beyond those approved. */
export async function shortenTrip(call: ById<BodyOf<typeof trips.shortenTrip>>): Promise<{ message: string }> {
  const { remarks, ...input } = call.body;
  await takeStep(call, { kind: travelFlow, id: call.params.id, action: 'shorten', remarks, input });
  return { message: 'The travel was shortened; its new order is ready.' };
}

/** Adds the certificate of appearance. Errors: 404, 409 before the last day, 422 for a file that is no longer there. */
export async function completeTrip(call: ById<BodyOf<typeof trips.completeTrip>>): Promise<{ message: string }> {
  await takeStep(call, { kind: travelFlow, id: call.params.id, action: 'complete', input: call.body });
  return { message: 'The certificate of appearance was added; the travel is complete.' };
}
