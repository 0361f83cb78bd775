import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { computeSoon, keepPunches, makeMonthsOf } from '@talaan/devices/server/public.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';
import type { ReadDelivery } from './read-delivery.ts';

/** A delivery of a known device, read. */
export type KnownDelivery = ReadDelivery & { deviceId: number };

/** How many punches of each device were new. */
type Kept = ReadonlyMap<number, number>;

/**
 * Keeps deliveries at once, with what `within` does beside: after it they are on disk, or none is. Punches alone are one statement, so that in
 * a rush each batch costs PostgreSQL one round.
 */
export async function keepDeliveries(
  server: Server,
  deliveries: readonly KnownDelivery[],
  within?: (tx: Database, kept: Kept) => Promise<void>,
): Promise<Kept> {
  const punches = deliveries.flatMap(({ deviceId, address, punches: some }) => some.map((punch) => ({ deviceId, address, ...punch })));
  await makeMonthsOf(server, punches);
  const isPunchesAlone = !within && deliveries.every(({ bad, users }) => bad.length === 0 && users.length === 0);
  const kept = isPunchesAlone
    ? await keepPunches(server.db, punches)
    : await server.db.transaction().execute(async (tx) => {
        const fresh = await keepPunches(tx, punches);
        await keepBadLines(tx, deliveries);
        await keepUsers(tx, deliveries);
        await within?.(tx, fresh);
        return fresh;
      });
  if (kept.size > 0) computeSoon(server);
  return kept;
}

async function keepBadLines(db: Database, deliveries: readonly KnownDelivery[]): Promise<void> {
  const lines = deliveries.flatMap(({ deviceId, receivedAt, table, bad }) =>
    bad.slice(-PUSH_SETTINGS.badLinesKept).map(({ text, reason }) => ({
      device_id: deviceId,
      received_at: receivedAt.toString(),
      target: table,
      line: keepable(text),
      reason,
    })),
  );
  if (lines.length === 0) return;
  await sql`
    insert into adms.bad_line (device_id, received_at, target, line, reason)
    select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (device_id integer, received_at timestamptz, target text, line text, reason text)`.execute(
    db,
  );
}

/** Without what PostgreSQL takes in no text, and halves of characters. */
function keepable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

async function keepUsers(db: Database, deliveries: readonly KnownDelivery[]): Promise<void> {
  // The last word about a PIN counts.
  const users = new Map(
    deliveries.flatMap(({ deviceId, receivedAt, users: some }) =>
      some.map((user) => [
        `${deviceId} ${user.pin}`,
        { device_id: deviceId, said_at: receivedAt.toString(), ...user, name: keepable(user.name) },
      ]),
    ),
  );
  if (users.size === 0) return;
  await sql`
    insert into adms.device_user (device_id, pin, name, card, privilege, said_at)
    select device_id, pin, name, card, privilege, said_at
    from jsonb_to_recordset(${JSON.stringify([...users.values()])}::jsonb)
      as u (device_id integer, pin text, name text, card text, privilege smallint, said_at timestamptz)
    order by device_id, pin
    on conflict (device_id, pin) do update set name = excluded.name, card = excluded.card, privilege = excluded.privilege, said_at = excluded.said_at`.execute(
    db,
  );
}
