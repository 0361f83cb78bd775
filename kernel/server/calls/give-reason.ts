import { sql } from 'kysely';
import type { Call } from '../mount.ts';

/**
 * Says why dated rows of people are corrected or taken out from here to the end of the transaction; the database keeps them as they were,
 * with this reason. Closing a row needs none.
 */
export async function giveReason({ db, actor }: Pick<Call, 'db' | 'actor'>, reason: string): Promise<void> {
  const account = String(actor.viewedBy?.accountId ?? (actor.accountId || ''));
  await sql`select set_config('talaan.reason', ${reason}, true), set_config('talaan.account', ${account}, true)`.execute(db);
}
