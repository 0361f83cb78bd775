import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { findAccountable, moveItems } from '@talaan/property/server/public.ts';
import { readOpenActions, takeStep } from '@talaan/requests/server/public.ts';
import { witnesses as witnessed } from '../../contract/fields.ts';
import type { fileTransfer as endpoint } from '../../contract/transfers.ts';
import { transferTitle } from '../../rules/titles.ts';
import { transferFlow } from '../../workflow.ts';
import { keeping } from '../keeping.ts';
import { addMove, requireFree, takeItems } from '../moves/file-move.ts';
import { refuseSamePerson, transferRequests } from './transfer-requests.ts';

/**
 * Asks for a transfer. What the holder asks, the holder releases with it; the head or the custodian may release it before two witnesses for one who
 * cannot. Errors: 404; 409 for an item that is not acknowledged, or in another move; 422 for a receiver who cannot be accountable.
 */
export async function fileTransfer(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, today, body } = call;
  const { receiver_id: receiverId, type, other_type } = body;
  const { role, items, holderId } = await takeItems(call, body);
  if (holderId === null) throw invalid({ item_ids: ['What is in stock is issued, not transferred.'] });
  refuseSamePerson(items, receiverId);
  const { people, hindrances } = await findAccountable(call, [receiverId], today);
  const because = hindrances.get(receiverId);
  if (because !== undefined) throw invalid({ receiver_id: [because] });
  const receiver = people.get(receiverId);
  if (!receiver) throw invalid({ receiver_id: ['Choose who receives it.'] });
  await requireFree(call, items);
  const witnesses = role === 'holder' ? '' : body.witnesses;
  if (witnesses !== '' && !witnessed.safeParse(witnesses).success)
    throw invalid({ witnesses: ['Name the two witnesses with their positions, and why the holder cannot sign.'] });
  const title = transferTitle(
    items.map(({ article }) => article),
    receiver.fullname,
  );
  const { id, requestId } = await addMove(call, transferRequests, items, {
    kind: 'transfer',
    ownerId: holderId,
    title,
    reason: body.reason,
    witnesses,
    chosenId: receiverId,
  });
  await sql`
    insert into property.transfer (move_id, type, other_type, receiver_id)
    values (${id}, ${type}, ${type === 'OTHER' ? other_type : ''}, ${receiverId})`.execute(db);
  await moveItems(
    keeping(call),
    items.map(({ id: item }) => item),
    { action: 'ask_transfer', as: role, reason: body.reason },
  );
  if (role === 'holder') await takeStep(call, { kind: transferFlow, id: requestId, action: 'release' });
  else if (witnesses !== '') {
    // A head above that of the office has no part in the request.
    const open = (await readOpenActions(call, transferFlow, [requestId])).get(requestId) ?? [];
    if (!open.includes('witness'))
      throw invalid({ witnesses: ['The head of the office of the holder, or the custodian, releases before witnesses.'] });
    await takeStep(call, { kind: transferFlow, id: requestId, action: 'witness', input: { witnesses } });
  }
  const next = role === 'holder' || witnesses !== '' ? 'The property custodian makes the report.' : 'The holder releases it first.';
  return { message: `The transfer was filed. ${next}`, id };
}
