import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { verifyPassword } from './hash-password.ts';
import { countTry } from './sign-in/count-try.ts';

/** So long after signing in nobody is asked again. */
const FRESH_MINUTES = 10;

type OwnersCall = Pick<Call, 'db' | 'actor' | 'now' | 'address' | 'device' | 'cookies'>;

/** Whether this session was opened within the last 10 minutes. */
export async function hasJustSignedIn({ db, actor, now }: Pick<Call, 'db' | 'actor' | 'now'>): Promise<boolean> {
  const session = await db
    .selectFrom('identity.session')
    .select('created_at')
    .where('token_hash', '=', actor.tokenHash)
    .where('created_at', '>', now.subtract({ minutes: FRESH_MINUTES }).toString())
    .executeTakeFirst();
  return session !== undefined;
}

/**
 * Before a way to sign in is added or taken away: whoever finds a browser open must not make himself a key to it.
 * Only for calls with `ownTransactions`, so that a wrong try stays counted. Errors: 422 on `password`; 429.
 */
export async function confirmOwner(call: OwnersCall, password: string | undefined): Promise<void> {
  const { db, actor } = call;
  if (await hasJustSignedIn(call)) return;
  if (!password) throw invalid({ password: ['Give your password: you signed in a while ago.'] });
  const { password_hash } = await db
    .selectFrom('identity.account')
    .select('password_hash')
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  if (password_hash === null)
    throw invalid({ password: ['Your account has no password. Sign out, sign in again, and come back within 10 minutes.'] });
  const tryId = await countTry(db, actor.email, call);
  if (!(await verifyPassword(password_hash, password))) throw invalid({ password: ['This password is not right.'] });
  // It was no sign-in, and has no place in the history of them.
  await db.deleteFrom('identity.sign_in_try').where('id', '=', tryId).execute();
}
