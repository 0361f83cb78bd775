import { invalid, Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { SecondLookProof } from '../../contract/second-look.ts';
import { methodsOf } from '../../rules/challenge.ts';
import { confirmOwner } from '../confirm-owner.ts';
import { countUse, provePasskey } from '../passkeys/sign-in-with-passkey.ts';
import { readFactors } from '../second-factor/read-factors.ts';
import { spendCode } from '../second-factor/spend-code.ts';
import { countTry } from '../sign-in/count-try.ts';

/**
 * Before something is done that is for the person themselves alone: by a passkey, a code or the password as at the sign-in, or by nothing right after it.
 * Only for calls with `ownTransactions`, so that a wrong try stays counted. Errors: 422 on `password`, `code` or `credential`; 429.
 */
export async function confirmSecondLook(call: Call, { password, code, credential }: SecondLookProof): Promise<void> {
  if (credential) return confirmPasskey(call, credential);
  if (code) return confirmCode(call, code);
  return confirmOwner(call, password);
}

/** Refused with 422 and not as at the sign-in: the session is one all the same. */
async function confirmPasskey(call: Call, answer: NonNullable<SecondLookProof['credential']>): Promise<void> {
  try {
    const proven = await provePasskey(call, answer);
    if (proven.passkey.account_id !== call.actor.accountId) throw invalid({ credential: ['This passkey is of another account.'] });
    await countUse(call.db, call, proven);
  } catch (failure) {
    if (failure instanceof Refusal && failure.status === 401) throw invalid({ credential: [failure.message] });
    throw failure;
  }
}

/** Counted with wrong passwords: who has a browser that was left open cannot go on guessing. */
async function confirmCode({ server, db, actor, now, ...visit }: Call, typed: string): Promise<void> {
  const factors = await readFactors(db, actor.accountId, server.clock.today());
  const tryId = await countTry(db, actor.email, { ...visit, now });
  const method = factors && (await spendCode({ server, db, now }, actor.accountId, typed, methodsOf(factors)));
  if (!method) throw invalid({ code: ['This code is not right, or no longer valid.'] });
  await db.deleteFrom('identity.sign_in_try').where('id', '=', tryId).execute();
}
