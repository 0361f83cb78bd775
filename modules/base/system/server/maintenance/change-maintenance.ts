import { invalid } from '@talaan/kernel/server/errors.ts';
import { turnMaintenance } from '@talaan/kernel/server/maintenance.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { changeMaintenance as endpoint } from '../../contract/maintenance.ts';

/** Closes or opens Talaan. Errors: 422 where it would end before it begins. */
export async function changeMaintenance(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { is_on, message, ends_at } = call.body;
  if (!is_on) {
    await turnMaintenance(call, { is_on, message: '', ends_at: null });
    return { message: 'Talaan is open to everyone.' };
  }
  if (ends_at !== null && Date.parse(ends_at) <= call.now.epochMilliseconds) throw invalid({ ends_at: ['This moment has passed.'] });
  await turnMaintenance(call, { is_on, message, ends_at });
  return { message: 'Talaan is closed to all but administrators.' };
}
