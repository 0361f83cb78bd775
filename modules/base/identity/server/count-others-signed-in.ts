import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { IDLE_HOURS } from './session-limits.ts';

/** How many accounts have an open session beside the caller's own. */
export async function countOthersSignedIn({ db, now, actor }: Pick<Call, 'db' | 'now' | 'actor'>): Promise<number> {
  const idle = now.subtract({ hours: IDLE_HOURS }).toString();
  const { rows } = await sql<{ others: number }>`
    select count(distinct account_id)::int as others from identity.session
    where last_seen_at > ${idle}::timestamptz and account_id <> ${actor.accountId}`.execute(db);
  return rows[0]!.others;
}
