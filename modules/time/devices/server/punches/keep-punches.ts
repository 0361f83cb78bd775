import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { daysOfPunches } from '../days-of-punches.ts';

/** A punch as a device made it; `at` is `YYYY-MM-DD HH:MM:SS` of the clock on the wall. */
export interface DevicePunch {
  deviceId: number;
  pin: string;
  at: string;
  status: number;
  verify: number;
  workCode: string;
  /** From where it was pushed; empty where it was not, or that is not known. */
  address: string;
}

/** What stands between the fields of a device's line is in none of them: a list as one text is a tenth of the work of an array of parameters. */
const TAB = '\t';

/** Months whose partitions each process knows to be there. */
const knownMonths = new WeakMap<Server, Set<string>>();

/** Makes the partitions that punches go to. Before the transaction that keeps them, which it would otherwise hold up and be held up by. */
export async function makeMonthsOf(server: Server, punches: readonly Pick<DevicePunch, 'at'>[]): Promise<void> {
  const known = knownMonths.get(server) ?? new Set();
  knownMonths.set(server, known);
  for (const month of new Set(punches.map(({ at }) => at.slice(0, 7)))) {
    if (known.has(month)) continue;
    await sql`select attendance.make_punch_month(${`${month}-01`})`.execute(server.db);
    known.add(month);
  }
}

/**
 * Keeps punches that devices pushed, within the transaction at hand, by one statement; those that are known change nothing. Which days they
 * touch is noted with them, and made due by the job that computes (`takePushed`). Call `makeMonthsOf` before the transaction and
 * `computeSoon` after it. Returns how many of each device were new.
 */
export async function keepPunches(db: Database, punches: readonly DevicePunch[]): Promise<Map<number, number>> {
  if (punches.length === 0) return new Map();
  const column = (name: keyof DevicePunch) => sql`string_to_array(${punches.map((one) => one[name]).join(TAB)}, ${TAB})`;
  const { rows } = await sql<{ device_id: number; punches: number }>`
    with kept as (
      insert into attendance.punch (device_id, pin, at, status, verify, work_code, address)
      select device_id::integer, pin, kernel.instant_of(at::timestamp), status::smallint, verify::smallint, coalesce(work_code, ''), nullif(address, '')
      from unnest(${column('deviceId')}, ${column('pin')}, ${column('at')}, ${column('status')}, ${column('verify')}, ${column('workCode')},
        ${column('address')}) as one (device_id, pin, at, status, verify, work_code, address)
      order by 2, 3, 1
      on conflict do nothing
      returning device_id, pin, at
    ),
    noted as (
      insert into attendance.punched (pins, dates)
      select array_agg(pin), array_agg(date) from (select distinct pin, attendance.date_of(at) as date from kept) touched having count(*) > 0
    )
    select device_id, count(*)::integer as punches from kept group by 1`.execute(db);
  return new Map(rows.map((row) => [row.device_id, row.punches]));
}

const SOON_MS = 150;
const waiting = new WeakSet<Server>();

/**
 * Has the days of pushed punches computed shortly after these were committed: once for all that comes within a moment, since a rush of devices
 * would otherwise ask for it hundreds of times a second. What a process that dies leaves is computed at the next start, or within the hour.
 */
export function computeSoon(server: Server): void {
  if (waiting.has(server)) return;
  waiting.add(server);
  setTimeout(() => {
    waiting.delete(server);
    if (server.pool.ending) return;
    contributed(server, daysOfPunches)
      .compute(server, server.db)
      .catch((error: unknown) => {
        if (server.pool.ending) return;
        server.http.log.warn({ reason: (error as Error).message }, 'pushed punches are computed with the next ones, or within the hour');
      });
  }, SOON_MS).unref();
}
