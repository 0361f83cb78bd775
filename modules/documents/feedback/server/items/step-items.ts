import { placeIn } from '@talaan/kernel/server/acting.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { stepFeedback as endpoint } from '../../contract/items.ts';
import { itemFlow } from '../../workflow.ts';
import { itemLog } from './item-log.ts';
import { lockItems } from './lock-items.ts';
import { notifySenders } from './notify-senders.ts';

/** Takes a step with items and with those that were joined with them. Errors: 404; 409 for a wrong state, or for one that follows another. */
export async function stepItems(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { action, reply } = call.body;
  const ids = [...new Set(call.body.ids)];
  const items = await lockItems(call, ids);
  const double = items.find(({ id, joined_to }) => ids.includes(id) && joined_to !== null && !ids.includes(joined_to));
  if (double) throw wrongState(`No. ${double.id} was joined with No. ${double.joined_to}: take the step there.`);
  itemLog.requireOpen(
    items.map(({ id, state }) => ({ named: `No. ${id}`, state })),
    action,
    'triager',
  );
  const to = itemFlow.after(items[0]!.state, action);
  await itemLog.append(
    call,
    items.map(({ id, state, tree }) => ({ id, action, from: state, to, place: placeIn(call, tree ?? undefined), reason: reply })),
  );
  await notifySenders(call, items, to, reply);
  return { message: `${countOf(ids.length, 'item')}: ${itemFlow.words[to].toLowerCase()}.` };
}
