import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays, type FreeDay } from '@talaan/kernel/server/free-days.ts';
import { keep } from '@talaan/kernel/server/kept/kept.ts';
import { workingDaysAfter } from '../../rules/working-days.ts';
import { freeAtCampus, lastDayOfClock } from '../find-due-days.ts';
import type { StepCall } from '../served-kinds.ts';

interface ClockCalendar {
  free: readonly FreeDay[];
  campusOf: ReadonlyMap<number, number>;
}

const calendars = keep<ClockCalendar>({ name: 'A calendar of deadlines', topics: ['calendar'], most: 100 });

/**
 * When clocks of so many working days are due that begin now, of requests of these offices: nothing has paused them. By the holidays as they
 * were when the call came in, or since; where they change, due days follow in the morning.
 */
export async function firstDueDays(
  { db, server, actor }: StepCall,
  clocks: readonly { from: string; officeId: number | null }[],
  days: number,
): Promise<string[]> {
  const starts = clocks.map(({ from }) => from).toSorted();
  const [first, last] = [starts[0]!, lastDayOfClock(starts.at(-1)!, days)];
  const load = async () => ({ free: await contributed(server, freeDays)(db, first, last), campusOf: await readCampuses(db) });
  const { free, campusOf } = await calendars(server).answer({ seen: actor.seen, db }, [first, last], load);
  const isFree = freeAtCampus(free);
  return clocks.map(({ from, officeId }) =>
    workingDaysAfter(from, days, isFree(officeId === null ? null : (campusOf.get(officeId) ?? null))),
  );
}

async function readCampuses(db: Database): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; campus_id: number }>`select id, campus_id from organization.office_view`.execute(db);
  return new Map(rows.map(({ id, campus_id }) => [id, campus_id]));
}
