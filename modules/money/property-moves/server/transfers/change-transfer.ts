import type { Call, BodyOf } from '@talaan/kernel/server/mount.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type { prepareTransfer as preparing, witnessTransfer as witnessing } from '../../contract/transfers.ts';
import { transferFlow } from '../../workflow.ts';
import { requestOf } from '../moves/request-of.ts';

type ById<B> = Call<{ id: number }, unknown, B>;

/** Releases items for a holder who cannot, before two witnesses. Errors: 404, 409 in another state. */
export async function witnessTransfer(call: ById<BodyOf<typeof witnessing>>): Promise<{ message: string }> {
  const id = await requestOf(call, 'transfer', call.params.id);
  await takeStep(call, { kind: transferFlow, id, action: 'witness', input: call.body });
  return { message: 'Released before two witnesses. The property custodian makes the report.' };
}

/** Makes the reports of released items. Errors: 404; 409 in another state, or for a receiver who left; 422 for a day to come. */
export async function prepareTransfer(call: ById<BodyOf<typeof preparing>>): Promise<{ message: string }> {
  const id = await requestOf(call, 'transfer', call.params.id);
  await takeStep(call, { kind: transferFlow, id, action: 'prepare', input: call.body });
  return { message: 'The report was made. It waits for the receiver.' };
}
