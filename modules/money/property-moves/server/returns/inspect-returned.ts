import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { markConditions, moveItems, requireKept } from '@talaan/property/server/public.ts';
import type { inspectReturned as endpoint } from '../../contract/returns.ts';

/** What became of items that came back to be repaired. Errors: 404; 409 for one that is not returned. */
export async function inspectReturned(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { item_ids: ids, condition, reason } = call.body;
  await requireKept(call, ids);
  const moved = await moveItems(call, ids, { action: condition === 'SERVICEABLE' ? 'restock' : 'condemn', as: 'custodian', reason });
  await markConditions(call, new Map(ids.map((id) => [id, condition])));
  const count = moved.length === 1 ? '1 item is' : `${moved.length} items are`;
  return { message: condition === 'SERVICEABLE' ? `${count} in stock again.` : `${count} unserviceable.` };
}
