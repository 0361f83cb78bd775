import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

/** The PostgreSQL channel by which server processes tell each other what browsers should hear. */
export const NOTIFY_CHANNEL = 'talaan';

export interface Broadcast {
  channel: string;
  event: string;
  data: unknown;
}

/** Tells every browser on a realtime channel; inside a transaction it is told after the commit, or never. At most 7 kB. */
export function publish(db: Database, channel: string, event: string, data: unknown): Promise<void> {
  return publishMany(db, [{ channel, event, data }]);
}

/** The same on many channels, in one statement. */
export async function publishMany(db: Database, broadcasts: readonly Broadcast[]): Promise<void> {
  const payloads = broadcasts.map((one) => JSON.stringify(one));
  await sql`select pg_notify(${NOTIFY_CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

/** The same within a statement, for each row that it selects: `channel` is text and `data` jsonb. */
export function publishing(channel: RawBuilder<unknown>, event: string, data: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_notify(${NOTIFY_CHANNEL}, jsonb_build_object('channel', ${channel}, 'event', ${event}::text, 'data', ${data})::text)`;
}
