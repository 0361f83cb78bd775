import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type * as contract from '../../contract/applications.ts';
import { flowOf } from '../applications/leave-steps.ts';

type ById<B> = Call<{ id: number }, unknown, B>;

/** Corrects a returned application and submits it again. Errors: 404, 409 in another state, 422 as of filing. */
export async function resubmitApplication(call: ById<BodyOf<typeof contract.resubmitApplication>>): Promise<{ message: string }> {
  await takeStep(call, { kind: await flowOf(call.db, call.params.id), id: call.params.id, action: 'resubmit', input: call.body });
  return { message: 'The application was submitted again.' };
}

/** Errors: 404, 409 in another state, in a locked month or for a date that is over and has no punch, 422 for what is no date of it. */
export async function shortenApplication(call: ById<BodyOf<typeof contract.shortenApplication>>): Promise<{ message: string }> {
  const { remarks, ...input } = call.body;
  await takeStep(call, { kind: await flowOf(call.db, call.params.id), id: call.params.id, action: 'shorten', remarks, input });
  return { message: 'The leave was shortened, and the credits were given back.' };
}

/** Errors: 404, 409 in another state, in a locked month, or where no date is left from that day on. */
export async function recallApplication(call: ById<BodyOf<typeof contract.recallApplication>>): Promise<{ message: string }> {
  const { remarks, ...input } = call.body;
  await takeStep(call, { kind: await flowOf(call.db, call.params.id), id: call.params.id, action: 'recall', remarks, input });
  return { message: 'The person was recalled from leave, and the credits were given back.' };
}
