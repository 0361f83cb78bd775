import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';
import { refreshScreens } from '../refresh-screens.ts';
import { isRead, type Delivery } from './read-delivery.ts';

interface HeardAt {
  deviceId: number;
  address: string;
  at: Temporal.Instant;
}

/**
 * Takes up that a device was heard at an address that it never had, and keeps what it sent, unread, until HR decides. False, so that the
 * device keeps it, where HR rejected the address, where its place is full, and where too many addresses wait already.
 */
export async function holdFrom(server: Server, from: HeardAt & { asks: boolean }, delivery?: Delivery): Promise<boolean> {
  const isHeld = await server.db.transaction().execute(async (tx) => {
    // Locks the row until the commit: a decision comes before or after, never between.
    if ((await meet(tx, from)) !== 'HELD') return false;
    if (!delivery || !isRead(delivery.table)) return true;
    return keep(tx, from, delivery);
  });
  refreshScreens(server);
  return isHeld;
}

/** The state of the address after this contact; null where no more are taken up. */
async function meet(db: Database, { deviceId, address, at, asks }: HeardAt & { asks: boolean }): Promise<string | null> {
  const again = await sql<{ state: string }>`
    update adms.address set last_seen_at = ${at.toString()}, asked = asked + ${asks ? 1 : 0}
    where device_id = ${deviceId} and address = ${address} returning state`.execute(db);
  if (again.rows[0]) return again.rows[0].state;
  await lockAddresses(db, deviceId);
  const { rows } = await sql<{ state: string }>`
    insert into adms.address as a (device_id, address, state, first_seen_at, last_seen_at, asked)
    select ${deviceId}, ${address}, 'HELD', ${at.toString()}, ${at.toString()}, ${asks ? 1 : 0}
    where (select count(*) from adms.address where device_id = ${deviceId} and state = 'HELD') < ${PUSH_SETTINGS.heldAddresses}
    on conflict (device_id, address) do update set last_seen_at = excluded.last_seen_at, asked = a.asked + excluded.asked
    returning state`.execute(db);
  return rows[0]?.state ?? null;
}

async function keep(db: Database, { deviceId, address }: HeardAt, { table, stamp, body, receivedAt }: Delivery): Promise<boolean> {
  const { rows } = await sql`
    update adms.address set posts = posts + 1, bytes = bytes + ${body.byteLength}
    where device_id = ${deviceId} and address = ${address} and bytes + ${body.byteLength} <= ${PUSH_SETTINGS.heldBytes}
    returning posts`.execute(db);
  if (rows.length === 0) {
    await sql`
      update adms.address set posts_refused = posts_refused + 1 where device_id = ${deviceId} and address = ${address}`.execute(db);
    return false;
  }
  await sql`
    insert into adms.held (device_id, address, received_at, target, stamp, body)
    values (${deviceId}, ${address}, ${receivedAt.toString()}, ${table}, ${stamp}, ${Buffer.from(body)})`.execute(db);
  return true;
}

/** Whether a device is known at an address: its first one becomes known, any other does not. */
export async function learnFirst(server: Server, { deviceId, address, at }: HeardAt): Promise<boolean> {
  return server.db.transaction().execute(async (tx) => {
    await lockAddresses(tx, deviceId);
    await sql`
      insert into adms.address (device_id, address, state, first_seen_at, last_seen_at)
      select ${deviceId}, ${address}, 'KNOWN', ${at.toString()}, ${at.toString()}
      where not exists (select from adms.address where device_id = ${deviceId} and state = 'KNOWN')
      on conflict do nothing`.execute(tx);
    const { rows } = await sql`
      select from adms.address where device_id = ${deviceId} and address = ${address} and state = 'KNOWN'`.execute(tx);
    return rows.length > 0;
  });
}

/** Two addresses that are heard at the same moment are neither both the first nor both the last that may wait. */
async function lockAddresses(db: Database, deviceId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('adms.address'), ${deviceId})`.execute(db);
}
