import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Takes open messages to a service out of the outbox. */
export async function dropWaiting(db: Database, accountId: number): Promise<void> {
  await sql`
    delete from connections.delivery d using connections.webhook w
    where w.id = d.webhook_id and w.account_id = ${accountId} and d.state = 'waiting'`.execute(db);
}
