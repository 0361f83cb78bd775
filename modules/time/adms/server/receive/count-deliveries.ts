import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wallClock } from '@talaan/devices/server/public.ts';
import type { KnownDelivery } from './keep-deliveries.ts';
import { PUNCHES } from './read-delivery.ts';

/** What is counted of the deliveries of a device. */
export interface Counted {
  device_id: number;
  punches: number;
  doubled: number;
  bad_lines: number;
  attlog_stamp: string;
  operlog_stamp: string;
  punched_at: string | null;
  lags: number[];
}

const LAGS_KEPT = 10;
const MOST_LAG_SECONDS = 1e9;

/** Adds deliveries to what was counted so far. `kept`: how many punches of each device were new. */
export function countDeliveries(
  counted: Map<number, Counted>,
  deliveries: readonly KnownDelivery[],
  kept: ReadonlyMap<number, number>,
): void {
  for (const delivery of deliveries) {
    const { deviceId: device_id, punches, bad, stamp, receivedAt } = delivery;
    const none = { device_id, punches: 0, doubled: 0, bad_lines: 0, attlog_stamp: '', operlog_stamp: '', punched_at: null, lags: [] };
    const one: Counted = counted.get(device_id) ?? none;
    counted.set(device_id, one);
    one.doubled += punches.length;
    one.bad_lines += bad.length;
    if (delivery.table === PUNCHES) one.attlog_stamp = stamp || one.attlog_stamp;
    else one.operlog_stamp = stamp || one.operlog_stamp;
    if (punches.length > 0) one.punched_at = receivedAt.toString();
    if (delivery.lines === 1 && punches[0]) one.lags.push(lagOf(punches[0].at, receivedAt));
    if (one.lags.length > LAGS_KEPT) one.lags.shift();
  }
  for (const [device, fresh] of kept) {
    const one = counted.get(device)!;
    one.punches += fresh;
    one.doubled -= fresh;
  }
}

/** Adds what was counted to the devices. */
export async function writeCounts(db: Database, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    insert into adms.link (device_id, punches, doubled, bad_lines, attlog_stamp, operlog_stamp, punched_at, lags)
    select c.device_id, c.punches, c.doubled, c.bad_lines, c.attlog_stamp, c.operlog_stamp, c.punched_at, c.lags
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c (device_id integer, punches integer, doubled integer,
      bad_lines integer, attlog_stamp text, operlog_stamp text, punched_at timestamptz, lags integer[])
    order by c.device_id
    on conflict (device_id) do update set punches = link.punches + excluded.punches, doubled = link.doubled + excluded.doubled,
      bad_lines = link.bad_lines + excluded.bad_lines,
      attlog_stamp = coalesce(nullif(excluded.attlog_stamp, ''), link.attlog_stamp),
      operlog_stamp = coalesce(nullif(excluded.operlog_stamp, ''), link.operlog_stamp),
      punched_at = coalesce(excluded.punched_at, link.punched_at),
      lags = (link.lags || excluded.lags)[greatest(1, cardinality(link.lags) + cardinality(excluded.lags) - ${LAGS_KEPT - 1}):]`.execute(
    db,
  );
}

function lagOf(at: string, receivedAt: Temporal.Instant): number {
  const seconds = Math.round((Date.parse(`${wallClock(receivedAt).replace(' ', 'T')}Z`) - Date.parse(`${at.replace(' ', 'T')}Z`)) / 1000);
  return Math.max(-MOST_LAG_SECONDS, Math.min(MOST_LAG_SECONDS, seconds));
}
