import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { nameItem } from '@talaan/property/server/public.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type * as contract from '../../contract/returns.ts';
import { nameItems } from '../../rules/titles.ts';
import { returnFlow } from '../../workflow.ts';
import { addMove, requireFree, takeItems } from '../moves/file-move.ts';
import { requestOf } from '../moves/request-of.ts';
import { returnRequests } from './return-requests.ts';

/** Asks that items be taken back. Errors: 404; 409 for an item that is not acknowledged, or in another move; 422 for what is in stock. */
export async function fileReturn(call: CallOf<typeof contract.fileReturn>): Promise<AnswerOf<typeof contract.fileReturn>> {
  const { reason, witnesses } = call.body;
  const { role, items, holderId } = await takeItems(call, call.body);
  if (holderId === null) throw invalid({ item_ids: ['What is in stock is not returned.'] });
  await requireFree(call, items);
  const unready = items.find(({ state }) => state !== 'ACKNOWLEDGED');
  if (unready) throw wrongState(`${nameItem(unready)} was not acknowledged yet: the custodian takes it back from ${unready.paper}.`);
  const { id } = await addMove(call, returnRequests, items, {
    kind: 'return',
    ownerId: holderId,
    title: nameItems(items.map(({ article }) => article)),
    reason,
    witnesses: role === 'holder' ? '' : witnesses,
  });
  return { message: 'The return was filed. The property custodian inspects what comes back.', id };
}

/** Accepts a return as inspected. Errors: 404; 409 in another state; 422 for a day to come and for items that are not in it. */
export async function acceptReturn(call: CallOf<typeof contract.acceptReturn>): Promise<AnswerOf<typeof contract.acceptReturn>> {
  const id = await requestOf(call, 'return', call.params.id);
  await takeStep(call, { kind: returnFlow, id, action: 'accept', input: call.body });
  const count = call.body.lines.length;
  return { message: `${count === 1 ? '1 item was' : `${count} items were`} accepted. The return slip is ready.` };
}
