import { placeIn, placeOf, type Place } from '@talaan/kernel/server/acting.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { openActions } from '../../rules/roles-in.ts';
import type { DocumentAction } from '../../workflow.ts';
import type { ActingOffice } from '../offices/acting-office.ts';
import { placed, type LockedDocument } from './lock-documents.ts';

/**
 * In whose place somebody takes a step for an office. An officer in charge who is also a clerk of it receives in their own right, and
 * signs what the head alone may in the place of the head.
 */
export function placeInOffice(
  call: Pick<Call, 'actor' | 'groups'>,
  who: ActingOffice,
  document: LockedDocument,
  action: DocumentAction,
): Place {
  const place = placeIn(call, who.tree);
  if (place.head_id !== null || !isOfHeads(document, who, action)) return place;
  return placeOf(call.actor.grants.find(({ actingFor }) => actingFor?.officeId === who.officeId)?.actingFor ?? null);
}

/** Whether the step is open to them as who heads the office, and not otherwise. */
function isOfHeads(document: LockedDocument, who: ActingOffice, action: DocumentAction): boolean {
  const isOpen = (isHead: boolean) => openActions(placed(document), { ...who, isHead }).includes(action);
  return who.isHead && isOpen(true) && !isOpen(false);
}
