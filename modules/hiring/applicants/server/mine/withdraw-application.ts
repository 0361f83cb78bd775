import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { stepBack } from '../end-offer.ts';
import { writeLetters } from '../write-letters.ts';
import { findOwn } from './own-application.ts';

/** Withdraws one's own application; a letter confirms it. Errors: 404, 409 for a draft, and where it is over. */
export async function withdrawApplication(call: Call<{ id: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const own = await findOwn(call, call.params.id, { lock: true });
  if (own.state === 'DRAFT') throw wrongState('This application was not submitted. Discard the draft instead.');
  const { no } = await stepBack(call, own.id, { action: 'withdraw', as: 'applicant', reason: call.body.reason });
  await writeLetters(call, [
    {
      applicationId: own.id,
      cause: `step:${no}`,
      subject: `Your application ${own.reference} was withdrawn`,
      paragraphs: [`You withdrew your application for ${own.post.title}, ${own.post.office}. If this was a mistake, write to HR.`],
    },
  ]);
  return { message: 'Your application was withdrawn.' };
}
