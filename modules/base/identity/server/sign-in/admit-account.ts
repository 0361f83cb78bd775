import { randomUUID } from 'node:crypto';
import { notSignedIn } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Admission, Challenge } from '../../contract/sign-in.ts';
import { LIFE_MINUTES, maskEmail, methodsOf } from '../../rules/challenge.ts';
import { mailCode } from '../second-factor/mail-code.ts';
import { readFactors } from '../second-factor/read-factors.ts';
import { isRemembered } from '../known-browsers.ts';
import { openSession, type Visit } from './open-session.ts';

/**
 * Answers somebody who has proven the first factor of an account (the password, a social sign-in): with the token of a
 * new session, or with the challenge of the second factor. Errors: 401 for a suspended account.
 */
export async function admitAccount(call: Visit & Pick<Call, 'server' | 'db'>, accountId: number): Promise<Admission> {
  const { server, db } = call;
  const factors = await readFactors(db, accountId, server.clock.today());
  if (!factors) throw notSignedIn('This account cannot sign in. Please ask the administrator.');
  const methods = methodsOf(factors);
  if (methods.length === 0 || (await isRemembered(db, accountId, call))) return { token: await openSession(db, accountId, call) };
  return openChallenge(call, accountId, methods, factors.address);
}

async function openChallenge(
  { server, db, now }: Visit & Pick<Call, 'server' | 'db'>,
  accountId: number,
  methods: Challenge['two_factor']['methods'],
  address: string,
): Promise<Challenge> {
  const id = randomUUID();
  await db.deleteFrom('identity.sign_in_challenge').where('account_id', '=', accountId).where('expires_at', '<', now.toString()).execute();
  await db
    .insertInto('identity.sign_in_challenge')
    .values({ id, account_id: accountId, created_at: now.toString(), expires_at: now.add({ minutes: LIFE_MINUTES }).toString() })
    .execute();
  if (methods[0] !== 'email') return { id, two_factor: { methods, sent_to: null, resend_after: 0 } };
  // A code that was mailed a moment ago counts for this sign-in too.
  const { wait } = await mailCode({ server, db, now }, { accountId, purpose: 'sign-in', address });
  return { id, two_factor: { methods, sent_to: maskEmail(address), resend_after: wait } };
}
