import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { OFFER_STATES } from '../../workflow.ts';
import { stepBack } from '../end-offer.ts';
import { writeLetters } from '../write-letters.ts';
import { findOwn } from './own-application.ts';

/**
 * Declines the offer to oneself; a letter confirms it. Errors: 404; 409 where nothing is offered, duty was assumed, or it was declined
 * already, as in another tab.
 */
export async function declineOffer(call: Call<{ id: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const own = await findOwn(call, call.params.id, { lock: true });
  if (own.state === 'DECLINED') throw wrongState('This offer was declined already.');
  if (own.state === 'ASSUMED') throw wrongState('You have assumed duty. To leave the service, write to HR.');
  if (!OFFER_STATES.includes(own.state)) throw wrongState('Nothing is offered to you with this application.');
  const { no } = await stepBack(call, own.id, { action: 'decline', as: 'applicant', reason: call.body.reason });
  await writeLetters(call, [
    {
      applicationId: own.id,
      cause: `step:${no}`,
      subject: `You declined the offer: ${own.post.title}`,
      paragraphs: [
        `You declined the offer of ${own.post.title}, ${own.post.office} (${own.reference}). The next in rank may be chosen now. If this was a mistake, write to HR at once.`,
      ],
    },
  ]);
  return { message: 'You declined the offer.' };
}
