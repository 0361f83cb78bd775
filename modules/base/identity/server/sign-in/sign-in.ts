import { randomBytes } from 'node:crypto';
import { notSignedIn } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { Admission, login } from '../../contract/sign-in.ts';
import { hashPassword, isHashedOtherwise, verifyPassword } from '../hash-password.ts';
import { admitAccount } from './admit-account.ts';
import { countTry } from './count-try.ts';
import { waitForTurn } from './wait-for-turn.ts';

// Verified when the address is unknown, so that the answer takes as long.
const nobodysHash = hashPassword(randomBytes(16).toString('base64url'));

/**
 * Signs in with a password; from a network with many wrong tries after a wait. Errors: 401 `error`, the same for an unknown
 * address; 429 after 5 wrong tries in 15 minutes, and where too many wait.
 */
export async function signIn(call: CallOf<typeof login>): Promise<Admission> {
  const { server, db, body, address, network, device, cookies } = call;
  await waitForTurn(db, body.email, call);
  const visit = { address, network, device, cookies, now: server.clock.now() };
  const tryId = await countTry(db, body.email, visit);
  const account = await db
    .selectFrom('identity.account')
    .select(['id', 'password_hash', 'suspended_at'])
    .where('email', '=', body.email)
    .executeTakeFirst();
  const matches = await verifyPassword(account?.password_hash ?? (await nobodysHash), body.password);
  // An account without a password signs in by other ways only.
  if (!matches || !account?.password_hash) throw refused();
  const outcome = account.suspended_at === null ? 'password_right' : 'suspended';
  await db.updateTable('identity.sign_in_try').set({ outcome, account_id: account.id }).where('id', '=', tryId).execute();
  if (outcome === 'suspended') throw refused();
  const renewed = isHashedOtherwise(account.password_hash) ? await hashPassword(body.password) : undefined;
  return db.transaction().execute(async (tx) => {
    // Under a lock: a new password that was set meanwhile has ended all sessions, and none may follow it.
    const same = tx.selectFrom('identity.account').select('id').where('id', '=', account.id);
    if (!(await same.where('password_hash', '=', account.password_hash).forNoKeyUpdate().executeTakeFirst())) throw refused();
    if (renewed) await tx.updateTable('identity.account').set({ password_hash: renewed }).where('id', '=', account.id).execute();
    return admitAccount({ server, db: tx, ...visit }, account.id);
  });
}

function refused() {
  return notSignedIn('The e-mail address or the password is not right.');
}
