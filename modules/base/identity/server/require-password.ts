import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { verifyPassword } from './hash-password.ts';
import { countTry } from './sign-in/count-try.ts';

type OwnersCall = Pick<Call, 'actor' | 'now' | 'address' | 'network' | 'device' | 'cookies'>;

/**
 * Asks for the password before something that a stolen session must not do. `pool` and not the transaction of the call: a
 * wrong try stays counted. Errors: 422 on `field`; 429 after 5 wrong tries in 15 minutes.
 */
export async function requirePassword(pool: Database, call: OwnersCall, password: string, field: string): Promise<void> {
  const { password_hash } = await pool
    .selectFrom('identity.account')
    .select('password_hash')
    .where('id', '=', call.actor.accountId)
    .executeTakeFirstOrThrow();
  if (password_hash === null)
    throw invalid({ [field]: ['Your account has no password. Sign out, sign in again, and come back within 10 minutes.'] });
  const tryId = await countTry(pool, call.actor.email, call);
  if (!(await verifyPassword(password_hash, password))) throw invalid({ [field]: ['This password is not right.'] });
  // It was no sign-in, and has no place in the history of them.
  await pool.deleteFrom('identity.sign_in_try').where('id', '=', tryId).execute();
}
