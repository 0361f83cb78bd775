import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { requireStanding } from './require-standing.ts';

/** Signs an account out everywhere. Errors: 403; 404. */
export async function endSessionsOf(call: Call<{ id: number }>): Promise<{ message: string }> {
  const account = await requireStanding(call, call.params.id);
  const ended = await endSessions(call.db, account.id);
  await recordChange(call, {
    action: 'end the sessions of an account',
    subject: `identity.account:${account.id}`,
    personnelId: account.personnel_id,
    after: { sessions: ended },
  });
  return { message: `${account.name} is signed out everywhere.` };
}

/** Takes away whatever an account proves itself with beside its password, for anyone who lost the phone. Errors: 403; 404. */
export async function resetSecondFactor(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, now } = call;
  const account = await requireStanding(call, call.params.id);
  for (const table of ['authenticator', 'email_factor', 'mailed_code', 'recovery_code', 'known_browser', 'passkey'] as const)
    await db.deleteFrom(`identity.${table}`).where('account_id', '=', account.id).execute();
  await endSessions(db, account.id);
  await recordChange(call, {
    action: 'reset a second factor',
    subject: `identity.account:${account.id}`,
    personnelId: account.personnel_id,
  });
  await sendMail(db, now, {
    to: account.email,
    subject: 'Your second factor was reset',
    paragraphs: [
      'An administrator has taken away the second factor, recovery codes, passkeys and remembered browsers of your account, and signed you out everywhere.',
      'Sign in with your password and set up a second factor again. If you did not ask for this, notify your administrator at once.',
    ],
  });
  return { message: `The second factor of ${account.name} is reset.` };
}

async function endSessions(db: Database, accountId: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('identity.session').where('account_id', '=', accountId).executeTakeFirst();
  return Number(numDeletedRows);
}
