import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import type { withdrawItems as endpoint } from '../../contract/papers.ts';
import { requireKept } from '../reach.ts';
import { moveItems } from '../steps/move-items.ts';
import { formatCount } from './issue-items.ts';

/** Takes items back into stock that were not acknowledged. Errors: 404; 409 for one that was, or is on no paper. */
export async function withdrawItems(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, now, body } = call;
  await requireKept(call, body.item_ids);
  const moved = await moveItems(call, body.item_ids, { action: 'withdraw', as: 'custodian', reason: body.reason });
  const count = formatCount(moved.length);
  await notifyPeople(
    db,
    now,
    moved.flatMap(({ heldBy }) => heldBy ?? []),
    {
      title: 'Items were taken back from your paper',
      description: `The property custodian took back what you had not acknowledged: ${body.reason}`,
      link: '/my/mrs/new',
    },
  );
  return { message: `${count} taken back into stock.` };
}
