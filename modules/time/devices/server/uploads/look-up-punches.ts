import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { PunchChunk, ReadFile } from './read-file.ts';

export interface Matches {
  matched: number;
  unmatched: number;
  unmatchedPins: { pin: string; punches: number; first: string; last: string }[];
}

/** Whose punches they are, by who holds each PIN on each day. */
export async function matchPinDays(db: Database, { pins, dates, punches }: ReadFile['pinDays']): Promise<Matches> {
  const { rows } = await sql<{ pin: string; matched: number; unmatched: number; first: string; last: string }>`
    with held as materialized (select pin, during from personnel.device_pin_view where pin = any (string_to_array(${pins}, ','))),
    pin_day as (
      select pin, date::date as date, punches::integer as punches
      from unnest(string_to_array(${pins}, ','), string_to_array(${dates}, ','), string_to_array(${punches}, ',')) as one (pin, date, punches)
    )
    select p.pin, coalesce(sum(p.punches) filter (where h.pin is not null), 0)::integer as matched,
      coalesce(sum(p.punches) filter (where h.pin is null), 0)::integer as unmatched,
      min(p.date) filter (where h.pin is null) as first, max(p.date) filter (where h.pin is null) as last
    from pin_day p left join held h on h.pin = p.pin and h.during @> p.date
    group by p.pin order by length(p.pin), p.pin`.execute(db);
  const sum = (key: 'matched' | 'unmatched') => rows.reduce((total, row) => total + row[key], 0);
  const unmatchedPins = rows
    .filter((row) => row.unmatched > 0)
    .map(({ pin, unmatched, first, last }) => ({ pin, punches: unmatched, first, last }));
  return { matched: sum('matched'), unmatched: sum('unmatched'), unmatchedPins };
}

/** How many of these punches the record has already. */
export async function countKept(db: Database, deviceId: number, file: ReadFile): Promise<number> {
  const { first, last, chunks } = file;
  const within = await sql<{ some: boolean }>`select exists (
    select from attendance.punch where device_id = ${deviceId}
      and at >= kernel.instant_of(${first}::timestamp) and at <= kernel.instant_of(${last}::timestamp)) as some`.execute(db);
  if (!within.rows[0]!.some) return 0;
  let kept = 0;
  for (const chunk of chunks) kept += await countKeptOf(db, deviceId, file, chunk);
  return kept;
}

/** A chunk is in the order of PINs: its stretch of the record is read once, instead of looking each punch up. */
async function countKeptOf(db: Database, deviceId: number, { first, last }: ReadFile, { pins, ats }: PunchChunk): Promise<number> {
  const firstPin = pins.split(',', 1)[0]!;
  const lastPin = pins.slice(pins.lastIndexOf(',') + 1);
  const { rows } = await sql<{ kept: number }>`
    with there as materialized (
      select pin, at from attendance.punch where device_id = ${deviceId} and pin >= ${firstPin} and pin <= ${lastPin}
        and at >= kernel.instant_of(${first}::timestamp) and at <= kernel.instant_of(${last}::timestamp)
    )
    select count(*) as kept from unnest(string_to_array(${pins}, ','), string_to_array(${ats}, ',')) as one (pin, at)
    join there on there.pin = one.pin and there.at = kernel.instant_of(one.at::timestamp)`.execute(db);
  return rows[0]!.kept;
}
