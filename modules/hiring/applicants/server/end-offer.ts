import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { OFFER_STATES } from '../workflow.ts';
import { moveApplications, type Move, type MovedApplication } from './move-applications.ts';

type Acting = Pick<Call, 'db' | 'actor' | 'groups' | 'now' | 'today' | 'requestId' | 'server'>;

/** An offer that its applicant does not take. */
export interface EndedOffer {
  application_id: number;
  reason: string;
}

/** What follows in the same transaction: such as the end of the appointment on its way, and the notice of who is next in rank. */
export const afterOfferEnded = anyPoint<(call: Acting, offer: EndedOffer) => Promise<void>>('what follows where an offer is not taken');

/** Moves an application by which its applicant, or HR for them, steps back; what was offered ends with it. Errors: as `moveApplications`. */
export async function stepBack(call: Acting, id: number, move: Move & { action: 'decline' | 'withdraw' }): Promise<MovedApplication> {
  const [moved] = await moveApplications(call, [id], move);
  if (OFFER_STATES.includes(moved!.from))
    for (const follow of allContributed(call.server, afterOfferEnded))
      await follow(call, { application_id: id, reason: move.reason ?? '' });
  return moved!;
}
