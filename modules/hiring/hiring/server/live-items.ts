import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Until the transaction ends no other request for these items is made live: of two who submit at once, the second sees the first. */
export async function lockItems(db: Database, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`hiring of item ${id}`}, 0))`.execute(db);
}

/** Makes the items of requests live, or gives them back. */
export async function setLive(db: Database, requests: readonly { id: number }[], isLive: boolean): Promise<void> {
  const ids = requests.map(({ id }) => id);
  await sql`update hiring.request_item set is_live = ${isLive} where request_id = any(${ids}::integer[]) and is_live <> ${isLive}`.execute(
    db,
  );
}
