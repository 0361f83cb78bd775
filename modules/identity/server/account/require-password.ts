import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { verifyPassword } from '../hash-password.ts';
import { countTry } from '../sign-in/count-try.ts';

/** Asks for the password before something that a stolen session must not do. Errors: 422 on `field`; 429 after 5 wrong tries. */
export async function requirePassword(call: Call, password: string, field = 'current_password'): Promise<void> {
  // Outside the call's transaction: a refused try must stay counted.
  const { db } = call.server;
  const tryId = await countTry(db, call.actor.email, call);
  const account = await db
    .selectFrom('identity.account')
    .select('password_hash')
    .where('id', '=', call.actor.accountId)
    .executeTakeFirstOrThrow();
  const isRight = account.password_hash !== null && (await verifyPassword(account.password_hash, password));
  if (!isRight) throw invalid({ [field]: ['This is not your password.'] });
  // It was no sign-in, and has no place in the history of them.
  await db.deleteFrom('identity.sign_in_try').where('id', '=', tryId).execute();
}
