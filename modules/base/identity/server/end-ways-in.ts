import type { Database } from '@talaan/kernel/server/database/database.ts';
import { forgetRememberedBrowsers } from './known-browsers.ts';

/** Ends what was half-way in when a password or an address changes: sign-ins that wait for a code, a mailed link, remembered browsers. */
export async function endWaysIn(db: Database, accountId: number): Promise<void> {
  for (const table of ['identity.sign_in_challenge', 'identity.mailed_code', 'identity.reset_link'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute();
  await forgetRememberedBrowsers(db, accountId);
}
