import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { confirmEmail as endpoint } from '../../contract/account.ts';
import { hashCode } from './update-info.ts';

const CODE_MINUTES = 30;
const MOST_TRIES = 5;

/** Changes to the new e-mail address. Errors: 422 on `code` when it is wrong, older than 30 minutes, or was tried 5 times. */
export async function confirmEmail(call: Call<unknown, unknown, z.output<typeof endpoint.body>>): Promise<{ message: string }> {
  const { server, db, actor, now, body } = call;
  // Outside the transaction of the call: a wrong try must stay counted.
  const change = await server.db
    .updateTable('identity.email_change')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('account_id', '=', actor.accountId)
    .where('tries', '<', MOST_TRIES)
    .where('asked_at', '>', now.subtract({ minutes: CODE_MINUTES }).toString())
    .returning(['email', 'code_hash'])
    .executeTakeFirst();
  if (!change?.code_hash.equals(hashCode(body.code)))
    throw invalid({ code: ['This code is not right, or no longer valid. Ask for a new one.'] });
  await db.deleteFrom('identity.email_change').where('account_id', '=', actor.accountId).execute();
  await db.updateTable('identity.account').set({ email: change.email }).where('id', '=', actor.accountId).execute();
  await recordChange(call, {
    action: 'change the e-mail address',
    subject: `account:${actor.accountId}`,
    before: { email: actor.email },
    after: { email: change.email },
  });
  await sendMail(db, now, {
    to: actor.email,
    subject: 'The e-mail address of your account has changed',
    paragraphs: [`Your account now signs in with ${change.email}.`, 'If this was not you, tell the administrator at once.'],
  });
  return { message: 'Your e-mail address has been changed.' };
}
