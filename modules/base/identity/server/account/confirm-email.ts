import { timingSafeEqual } from 'node:crypto';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { confirmEmail as endpoint } from '../../contract/account.ts';
import { endWaysIn } from '../end-ways-in.ts';
import { hashCode } from '../second-factor/seal.ts';

const CODE_MINUTES = 30;
const MOST_TRIES = 5;

/** Changes to the new e-mail address. Errors: 422 on `code` when it is wrong, older than 30 minutes, or was tried 5 times. */
export async function confirmEmail(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, actor, now, requestId, body } = call;
  const change = await db
    .updateTable('identity.email_change')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('account_id', '=', actor.accountId)
    .where('tries', '<', MOST_TRIES)
    .where('asked_at', '>', now.subtract({ minutes: CODE_MINUTES }).toString())
    .returning(['email', 'code_hash'])
    .executeTakeFirst();
  if (!change || !timingSafeEqual(change.code_hash, await hashCode(call, body.code, `address:${actor.accountId}`)))
    throw invalid({ code: ['This code is not right, or no longer valid. Ask for a new one.'] });
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('identity.email_change').where('account_id', '=', actor.accountId).execute();
    await tx.updateTable('identity.account').set({ email: change.email }).where('id', '=', actor.accountId).execute();
    // What was mailed to the old address opens nothing any more.
    await endWaysIn(tx, actor.accountId);
    await recordChange(
      { db: tx, actor, now, requestId },
      {
        action: 'change the e-mail address',
        subject: `account:${actor.accountId}`,
        before: { email: actor.email },
        after: { email: change.email },
      },
    );
    await sendMail(tx, now, {
      to: actor.email,
      subject: 'The e-mail address of your account has changed',
      paragraphs: [`Your account now signs in with ${change.email}.`, 'If this was not you, notify the administrator at once.'],
    });
    return { message: 'Your e-mail address has been changed.' };
  });
}
