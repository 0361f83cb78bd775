import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { requirePassword } from './require-password.ts';

/** So long after signing in nobody is asked again. */
const FRESH_MINUTES = 10;

type OwnersCall = Pick<Call, 'db' | 'actor' | 'now' | 'address' | 'network' | 'device' | 'cookies'>;

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
 * Before a way to sign in is added or taken away: anyone who finds a browser open must not make themselves a key to it.
 * A password that is entered is looked at, also right after signing in. Only for calls with `ownTransactions`, so that a wrong try stays counted. Errors: 422 on `password`; 429.
 */
export async function confirmOwner(call: OwnersCall, password: string | undefined): Promise<void> {
  if (password) return requirePassword(call.db, call, password, 'password');
  if (!(await hasJustSignedIn(call))) throw invalid({ password: ['Enter your password: you signed in a while ago.'] });
}
