import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type * as contract from '../../contract/applications.ts';
import { leaveFlow } from '../../workflow.ts';

type ById<B> = Call<{ id: number }, unknown, B>;

/** Corrects a returned application and submits it again. Errors: 404, 409 in another state, 422 as of filing. */
export async function resubmitApplication(call: ById<z.output<typeof contract.resubmitApplication.body>>): Promise<{ message: string }> {
  await takeStep(call, { kind: leaveFlow, id: call.params.id, action: 'resubmit', input: call.body });
  return { message: 'The application was submitted again.' };
}
