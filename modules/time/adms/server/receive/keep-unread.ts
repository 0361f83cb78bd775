import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { networkOf } from '@talaan/kernel/server/calls/network-of.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';
import { refreshScreens } from '../refresh-screens.ts';
import { isRead, type Delivery } from './read-delivery.ts';

/** An unknown serial number, from where, and what it says about itself. */
export interface Stranger {
  serial: string;
  address: string;
  at: Temporal.Instant;
  said?: string;
}

const LONGEST_SAID = 300;

/** Takes up that an unknown device asked for something. False where it was rejected, or where too many unknown ones send already. */
export async function meetStranger(server: Server, stranger: Stranger): Promise<boolean> {
  const state = await server.db.transaction().execute((tx) => meet(tx, stranger));
  return state === 'PENDING';
}

/**
 * Keeps what an unknown device sent, unread, until it is approved. False, so that the device keeps it, where it was rejected or its place is
 * full. What is not read later (fingers, photos) is not kept now either.
 */
export async function keepUnread(server: Server, stranger: Stranger, delivery: Delivery): Promise<boolean> {
  const { table, stamp, body, receivedAt } = delivery;
  const isKept = await server.db.transaction().execute(async (tx) => {
    // Locks the row until the commit: an approval comes before or after, never between.
    if ((await meet(tx, stranger)) !== 'PENDING') return false;
    if (!isRead(table)) return true;
    const { rows } = await sql<{ posts: number }>`
      update adms.stranger set posts = posts + 1, bytes = bytes + ${body.byteLength}
      where serial = ${stranger.serial} and bytes + ${body.byteLength} <= ${PUSH_SETTINGS.quarantineBytes} returning posts`.execute(tx);
    if (rows.length === 0) {
      await sql`update adms.stranger set posts_refused = posts_refused + 1 where serial = ${stranger.serial}`.execute(tx);
      return false;
    }
    await sql`
      insert into adms.quarantine (serial, received_at, target, stamp, body, address)
      values (${stranger.serial}, ${receivedAt.toString()}, ${table}, ${stamp}, ${Buffer.from(body)}, ${stranger.address})`.execute(tx);
    return true;
  });
  refreshScreens(server);
  return isKept;
}

/**
 * The state of a stranger after this contact; null where no more are taken up, from its network or in all. One that was approved once and is
 * known no longer is pending again.
 */
async function meet(db: Database, { serial, address, at, said = '' }: Stranger): Promise<string | null> {
  const { rows } = await sql<{ state: string }>`
    update adms.stranger set last_seen_at = ${at.toString()}, address = ${address},
      said = coalesce(nullif(${said.slice(0, LONGEST_SAID)}, ''), said),
      two_addresses_at = case when address <> ${address} then ${at.toString()}::timestamptz else two_addresses_at end,
      state = case when state = 'APPROVED' then 'PENDING' else state end,
      decided_at = case when state = 'APPROVED' then null else decided_at end
    where serial = ${serial} returning state`.execute(db);
  return rows[0]?.state ?? takeUp(db, { serial, address, at, said });
}

async function takeUp(db: Database, { serial, address, at, said = '' }: Stranger): Promise<string | null> {
  const network = networkOf(address);
  // So that of several at once none is one too many.
  await sql`select pg_advisory_xact_lock(hashtext('adms.stranger'))`.execute(db);
  const { rows } = await sql<{ state: string }>`
    insert into adms.stranger (serial, first_seen_at, last_seen_at, address, said, network)
    select ${serial}, ${at.toString()}, ${at.toString()}, ${address}, ${said.slice(0, LONGEST_SAID)}, ${network}
    from (select count(*) as whole, count(*) filter (where network = ${network}) as near from adms.stranger where state = 'PENDING') waiting
    where waiting.near < ${PUSH_SETTINGS.strangersOfNetwork} and waiting.whole < ${PUSH_SETTINGS.mostStrangers}
    on conflict (serial) do update set last_seen_at = excluded.last_seen_at
    returning state`.execute(db);
  return rows[0]?.state ?? null;
}
