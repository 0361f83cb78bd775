import type { FoundRequest } from '../find-request.ts';
import { withRecords, type AskingCall, type ServedKind } from '../served-kinds.ts';

/** Why an open request cannot go on today, with the facts of the day; null where it can, and where no step would bring it on. */
export async function readHindrance(
  call: AskingCall,
  served: ServedKind,
  { id, record_id, owner_id, office_id, title, state, is_closed }: FoundRequest,
): Promise<string | null> {
  const { kind, own } = served;
  if (is_closed || !kind.actions.some((action) => kind.stepOf(action).from.includes(state) && kind.goesOn(action, state))) return null;
  const waiting = { id, kind: kind.kind, recordId: record_id, ownerId: owner_id, officeId: office_id, title, from: state };
  return (await own.asksAgain(call, await withRecords(call, served, [waiting]))).get(id) ?? null;
}
