import type { Call } from '@talaan/kernel/server/mount.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { itemFlow, type ItemState } from '../../workflow.ts';
import type { LockedItem } from './lock-items.ts';

/** Tells who sent items how far these are, each of their own. */
export async function notifySenders(
  { db, now }: Pick<Call, 'db' | 'now'>,
  items: readonly LockedItem[],
  state: ItemState,
  reply: string,
): Promise<void> {
  for (const { id, account_id: sender, module_title: module } of items)
    await notify(db, now, [sender], {
      title: `Your feedback is ${itemFlow.words[state].toLowerCase()}`,
      description: reply || `${module}: thank you for telling us.`,
      link: `/feedback/details?item=${id}`,
    });
}
