import type { Database } from '@talaan/kernel/server/database.ts';
import { publish } from '@talaan/kernel/server/publish.ts';

/** What the bell says: a short title, one sentence, and the screen that it leads to. */
export interface Notice {
  title: string;
  description: string;
  link?: string;
}

/** Notifies accounts within the transaction at hand: their browsers hear of it after the commit, or never. */
export async function notify(db: Database, now: Temporal.Instant, accountIds: readonly number[], notice: Notice): Promise<void> {
  if (accountIds.length === 0) return;
  const rows = await db
    .insertInto('notifications.notification')
    .values(accountIds.map((account_id) => ({ account_id, ...notice, created_at: now.toString() })))
    .returning(['id', 'account_id', 'title', 'description', 'link', 'created_at', 'status'])
    .execute();
  for (const { account_id, ...row } of rows)
    await publish(db, `private-account-${account_id}`, 'notification', { ...row, personnel_id: null });
}
