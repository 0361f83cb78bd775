import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { freeDays, type FreeDay } from '@talaan/kernel/server/free-days.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { isPaused, workingDaysAfter, type IsFree, type Pause } from '../rules/working-days.ts';

/** A clock that runs since a day. */
export interface RunningClock {
  id: number;
  clock_from: string;
  clock_days: number;
}

/** The days on which clocks are due; null for one that is paused. A constant number of statements. */
export async function findDueDays(
  { db, server }: { db: Database; server: Server },
  clocks: readonly RunningClock[],
): Promise<Map<number, string | null>> {
  if (clocks.length === 0) return new Map();
  const pauses = await readPauses(
    db,
    clocks.map(({ id }) => id),
  );
  const freeDaysOf = await findFreeDays({ db, server }, clocks, pauses);
  return new Map(
    clocks.map(({ id, clock_from, clock_days }) => {
      const own = pauses.get(id) ?? [];
      if (own.some(({ until }) => until === null)) return [id, null];
      const isFree = freeDaysOf(id);
      return [id, workingDaysAfter(clock_from, clock_days, (day) => isFree(day) || isPaused(own, day))];
    }),
  );
}

/** Whether a day is without work at the campus of the office of a request, for as long as any of these clocks may run. */
export async function findFreeDays(
  { db, server }: { db: Database; server: Server },
  clocks: readonly RunningClock[],
  pauses: ReadonlyMap<number, readonly Pause[]>,
): Promise<(id: number) => IsFree> {
  const starts = clocks.map(({ clock_from }) => clock_from);
  const resumed = [...pauses.values()].flat().flatMap(({ until }) => until ?? []);
  const longest = Math.max(...clocks.map(({ clock_days }) => clock_days));
  const pausedDays = [...pauses.values()].map((own) =>
    own.reduce((sum, { from, until }) => sum + (until ? Temporal.PlainDate.from(from).until(until).days : 0), 0),
  );
  const until = lastDayOfClock([...starts, ...resumed].toSorted().at(-1)!, longest, Math.max(0, ...pausedDays));
  const free = await contributed(server, freeDays)(db, starts.toSorted()[0]!, until);
  const { rows } = await sql<{ id: number; campus_id: number | null }>`
    select r.id, o.campus_id from requests.request r left join organization.office_view o on o.id = r.office_id
    where r.id = any(${clocks.map(({ id }) => id)}::integer[])`.execute(db);
  const campusOf = new Map(rows.map(({ id, campus_id }) => [id, campus_id]));
  const isFree = freeAtCampus(free);
  return (id) => isFree(campusOf.get(id) ?? null);
}

/** A day until which a clock has surely run that began or went on at another. */
export function lastDayOfClock(from: string, clockDays: number, pausedDays = 0): string {
  return Temporal.PlainDate.from(from)
    .add({ days: clockDays * 3 + 60 + pausedDays })
    .toString();
}

/** Which days are free at a campus, or (null) everywhere. */
export function freeAtCampus(free: readonly FreeDay[]): (campusId: number | null) => IsFree {
  const daysOf = Map.groupBy(free, ({ campus_id }) => campus_id);
  const everywhere = new Set((daysOf.get(null) ?? []).map(({ date }) => date));
  const atCampus = new Map([...daysOf].map(([campus, days]) => [campus, new Set(days.map(({ date }) => date))]));
  return (campusId) => {
    const own = atCampus.get(campusId);
    return (day) => everywhere.has(day) || own?.has(day) === true;
  };
}

/** The pauses of requests, an open one until null. */
export async function readPauses(db: Database, ids: readonly number[]): Promise<Map<number, Pause[]>> {
  const { rows } = await sql<Pause & { request_id: number }>`
    select request_id, lower(during) as from, upper(during) as until from requests.pause
    where request_id = any(${[...ids]}::integer[]) and not isempty(during) order by request_id, during`.execute(db);
  return Map.groupBy(rows, ({ request_id }) => request_id);
}
