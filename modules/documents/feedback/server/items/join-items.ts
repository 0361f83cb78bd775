import { placeIn } from '@talaan/kernel/server/acting.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { joinFeedback as endpoint } from '../../contract/items.ts';
import { itemFlow, OPEN_STATES } from '../../workflow.ts';
import { itemLog } from './item-log.ts';
import { lockItems } from './lock-items.ts';

/** Joins an item, with those that were joined with it, to another one; all have its state from now on. Errors: 404; 409; 422 on `into`. */
export async function joinItems(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body } = call;
  if (body.into === params.id) throw invalid({ into: ['Choose another item than this one.'] });
  const items = await lockItems(call, [params.id, body.into]);
  const own = items.find(({ id }) => id === params.id)!;
  const into = items.find(({ id }) => id === body.into)!;
  if (!OPEN_STATES.includes(own.state)) throw wrongState(`No. ${own.id} is “${itemFlow.words[own.state]}” and is no longer joined.`);
  if (into.joined_to !== null) throw invalid({ into: [`No. ${into.id} was joined itself: choose No. ${into.joined_to}.`] });
  if (!OPEN_STATES.includes(into.state))
    throw invalid({ into: [`No. ${into.id} is “${itemFlow.words[into.state]}”. Choose an open one.`] });
  const joined = items.filter(({ id, joined_to }) => id === own.id || joined_to === own.id);
  await db
    .updateTable('feedback.item')
    .set({ joined_to: into.id })
    .where(
      'id',
      'in',
      joined.map(({ id }) => id),
    )
    .execute();
  await itemLog.append(
    call,
    joined.map(({ id, state, tree }) => ({
      id,
      action: 'join' as const,
      from: state,
      to: into.state,
      place: placeIn(call, tree ?? undefined),
      after: { joined_to: into.id },
    })),
  );
  return { message: `No. ${own.id} was joined with No. ${into.id}.` };
}
