import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { verifySecondFactor as endpoint } from '../../contract/sign-in.ts';
import { methodsOf } from '../../rules/challenge.ts';
import { readFactors } from '../second-factor/read-factors.ts';
import { spendCode } from '../second-factor/spend-code.ts';
import { confirmLink } from '../link-account.ts';
import { rememberBrowser } from '../known-browsers.ts';
import { openSession } from './open-session.ts';
import { isChallengeId, signInEnded, spendTry, type SpentTry } from './spend-try.ts';

/** The second step of a sign-in. Errors: 422 on the code with the tries that are left; 401 when the challenge takes no more; 429. */
export async function verifySecondFactor(call: CallOf<typeof endpoint>): Promise<{ token: string }> {
  const { server, db, body, now } = call;
  if (!isChallengeId(body.id)) throw signInEnded();
  const spent = await spendTry(db, body.id, call);
  const token = await db.transaction().execute(async (tx) => {
    const factors = await readFactors(tx, spent.accountId, server.clock.today());
    if (!factors) throw signInEnded();
    const method = await spendCode({ server, db: tx, now }, spent.accountId, body.code, methodsOf(factors));
    if (!method) return noteWrongCode(tx, spent, factors.address, now);
    await useChallenge(tx, body.id, now);
    await tx.deleteFrom('identity.sign_in_try').where('id', '=', spent.tryId).execute();
    if (method === 'recovery') await notifyOfRecovery(tx, factors, now);
    await confirmLink({ server, db: tx, actor: call.actor, now, requestId: call.requestId }, body.id);
    const opened = await openSession(tx, spent.accountId, call);
    if (body.remember) await rememberBrowser(tx, spent.accountId, call);
    return opened;
  });
  if (token === null) throw wrongCode(body.field, spent.left);
  return { token };
}

/** Of two right codes for one challenge at the same moment, one comes first. */
async function useChallenge(db: Database, id: string, now: Temporal.Instant): Promise<void> {
  const used = await db
    .updateTable('identity.sign_in_challenge')
    .set({ used_at: now.toString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!used.numUpdatedRows) throw signInEnded();
}

/** A challenge that dies of wrong codes means that somebody else may know the password. */
async function noteWrongCode(db: Database, { left }: SpentTry, address: string, now: Temporal.Instant): Promise<null> {
  if (left > 0) return null;
  await sendMail(db, now, {
    to: address,
    subject: 'Wrong codes at your sign-in',
    paragraphs: [
      'The right password of your account was entered, and then five wrong codes. The sign-in was stopped.',
      'If it was you, sign in again. If it was not, another person knows your password: change it at once under Account settings.',
    ],
  });
  return null;
}

function wrongCode(field: string, left: number) {
  if (left === 0) return signInEnded();
  return invalid({
    [field]: [`This code is not right, or no longer valid. ${left === 1 ? 'One try is left.' : `${left} tries are left.`}`],
  });
}

async function notifyOfRecovery(
  db: Database,
  { address, recoveryCodes }: { address: string; recoveryCodes: number },
  now: Temporal.Instant,
): Promise<void> {
  const left = recoveryCodes - 1;
  await sendMail(db, now, {
    to: address,
    subject: 'A recovery code was used',
    paragraphs: [
      `There was a sign-in to your account with one of your recovery codes. ${left === 1 ? 'One is left.' : `${left} are left.`}`,
      'If it was you, make new ones under Account settings when few are left. If it was not, change your password at once.',
    ],
  });
}
