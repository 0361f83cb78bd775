import type { Database } from '@talaan/kernel/server/database.ts';
import { forgetRememberedBrowsers } from '../sign-in/known-browsers.ts';

/** Takes every second factor from an account, for an administrator whose colleague has lost the phone and the recovery codes. */
export async function resetSecondFactor(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('identity.authenticator').where('account_id', '=', accountId).execute();
  await db.deleteFrom('identity.email_factor').where('account_id', '=', accountId).execute();
  await db.deleteFrom('identity.recovery_code').where('account_id', '=', accountId).execute();
  await db.deleteFrom('identity.mailed_code').where('account_id', '=', accountId).execute();
  await db.deleteFrom('identity.sign_in_challenge').where('account_id', '=', accountId).execute();
  await forgetRememberedBrowsers(db, accountId);
}
