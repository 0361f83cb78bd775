import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { resetPassword as endpoint } from '../../contract/password-reset.ts';
import { endWaysIn } from '../end-ways-in.ts';
import { hashPassword } from '../hash-password.ts';
import { hashToken } from '../read-actor.ts';
import { ratePassword } from '../rate-password.ts';

/**
 * Sets a new password by a mailed link and ends whatever the old one had opened: sessions, sign-ins under way, remembered
 * browsers. The second factor still stands at the next sign-in. Errors: 422 on `token` and on `password`.
 */
export async function resetPassword(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, now, body } = call;
  const account = await findAccountByLink(db, now, body.token);
  if (!account) throw invalid({ token: ['This link no longer works. Ask for a new one.'] });
  await ratePassword(call, body.password, account);
  await db
    .updateTable('identity.account')
    .set({ password_hash: await hashPassword(body.password), password_set_at: now.toString() })
    .where('id', '=', account.id)
    .execute();
  await db.deleteFrom('identity.session').where('account_id', '=', account.id).execute();
  await endWaysIn(db, account.id);
  await recordChange(call, { action: 'reset the password', subject: `account:${account.id}`, personnelId: account.personnel_id });
  await sendMail(db, now, {
    to: account.email,
    subject: 'Your password has been changed',
    paragraphs: [
      'A new password has been set for your account with a link that was mailed to you. All your sessions have ended.',
      `It was done from the internet address ${call.address}.`,
      'If this was not you, another person reads your mail: secure your mailbox, set a new password again, and notify the administrator.',
    ],
  });
  return { message: 'Your new password is set, and your other sessions have ended. Please sign in with it.' };
}

/** Locks the link: of two who open it at the same moment, the second finds it spent. */
export function findAccountByLink(db: Database, now: Temporal.Instant, token: string) {
  return db
    .selectFrom('identity.reset_link as l')
    .innerJoin('identity.account as a', 'a.id', 'l.account_id')
    .select(['a.id', 'a.email', 'a.name', 'a.personnel_id'])
    .where('l.token_hash', '=', hashToken(token))
    .where('l.expires_at', '>', now.toString())
    .where('a.suspended_at', 'is', null)
    .forUpdate(['l'])
    .executeTakeFirst();
}
