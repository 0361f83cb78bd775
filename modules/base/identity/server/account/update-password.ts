import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { newPassword, type updatePassword as endpoint } from '../../contract/account.ts';
import { hashPassword } from '../hash-password.ts';
import { ratePassword } from '../rate-password.ts';
import { endWaysIn } from '../end-ways-in.ts';
import { endOtherSessions } from './end-sessions.ts';
import { requirePassword } from '../require-password.ts';

type Given = BodyOf<typeof endpoint>;

/** Changes one's password, ends one's other sessions and writes to the owner. Errors: 422 on `current_password` and `password`; 429. */
export async function updatePassword(call: Call<unknown, Given, Given>): Promise<{ message: string }> {
  const { db, actor, now, requestId } = call;
  const given = newPassword.parse({ ...call.query, ...call.body });
  await requirePassword(db, call, given.current_password, 'current_password');
  if (given.password === given.current_password) throw invalid({ password: ['This is the password that you have now.'] });
  await ratePassword(call, given.password, { email: actor.email, name: actor.name });
  const password_hash = await hashPassword(given.password);
  return db.transaction().execute(async (tx) => {
    const account = tx.updateTable('identity.account').set({ password_hash, password_set_at: now.toString() });
    await account.where('id', '=', actor.accountId).execute();
    await endOtherSessions({ db: tx, actor });
    await endWaysIn(tx, actor.accountId);
    await recordChange({ db: tx, actor, now, requestId }, { action: 'change the password', subject: `account:${actor.accountId}` });
    await sendMail(tx, now, {
      to: actor.email,
      subject: 'Your password has been changed',
      paragraphs: [
        'The password of your account has been changed, and your other sessions have ended.',
        'If this was not you, set a new password at once with ‘Forgot password?’ on the sign-in page, and notify the administrator.',
      ],
    });
    return { message: 'Your password has been changed.' };
  });
}
