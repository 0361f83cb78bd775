import { tooManyTries, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { resendCode as endpoint } from '../../contract/sign-in.ts';
import { isOpen, maskEmail, methodsOf, prolonged } from '../../rules/challenge.ts';
import { mailCode } from '../second-factor/mail-code.ts';
import { readFactors } from '../second-factor/read-factors.ts';
import { isChallengeId, signInEnded } from './spend-try.ts';

/** Mails a new code for a challenge. Errors: 401 for one that takes no code any more; 409 where codes are not mailed; 429 within 30 seconds. */
export async function resendCode(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { server, db, body, now } = call;
  const challenge = isChallengeId(body.id)
    ? await db.selectFrom('identity.sign_in_challenge').selectAll().where('id', '=', body.id).executeTakeFirst()
    : undefined;
  if (!challenge || !isOpen(challenge, now)) throw signInEnded();
  const factors = await readFactors(db, challenge.account_id, server.clock.today());
  if (!factors) throw signInEnded();
  if (!methodsOf(factors).includes('email')) throw wrongState('This account gets no codes by e-mail. Use your authenticator app.');
  await db.transaction().execute(async (tx) => {
    const { sent, wait } = await mailCode(
      { server, db: tx, now },
      { accountId: challenge.account_id, purpose: 'sign-in', address: factors.address },
    );
    if (!sent) throw tooManyTries(`Please wait ${wait} seconds before asking for another code.`, wait);
    await tx
      .updateTable('identity.sign_in_challenge')
      .set({ expires_at: prolonged(challenge.created_at, now).toString() })
      .where('id', '=', challenge.id)
      .execute();
  });
  return { message: `A new code is on its way to ${maskEmail(factors.address)}.` };
}
