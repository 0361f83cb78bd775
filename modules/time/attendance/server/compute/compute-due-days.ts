import type pg from 'pg';
import { dayNumber } from '../../rules/calendar.ts';
import { DAY_SETTINGS } from '../../rules/settings.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { type Clock } from '@talaan/kernel/server/clock.ts';
import { openDatabase, tryAgain } from '@talaan/kernel/server/database/database.ts';
import { KEEP_PEOPLE } from '@talaan/personnel/server/public.ts';
import { loadAgencySettings } from '../read-agency-settings.ts';
import { COMPUTE_UNLOCKED } from './computing-lock.ts';
import { computePerson } from './compute-person.ts';
import { storeDays, writeDayLine } from './store-days.ts';
import { loadCalendar } from './load-calendar.ts';
import { loadPunches, loadServices, loadStates } from './load-people.ts';
import { loadDeviceDays } from './load-device-days.ts';
import { loadRoster } from './load-roster.ts';
import { markDeviceDaysDue } from './mark-device-days-due.ts';
import { markPushedDue } from './mark-pushed-due.ts';
import { findMissingMonths, makeMonths } from './make-months.ts';
import { takeDueDays, type DueDays } from './take-due-days.ts';
import { notifyScreens } from './notify-screens.ts';
import { widenRecord } from './widen-record.ts';

export interface Computing {
  pool: pg.Pool;
  clock: Clock;
  /** Hears how many days have been computed so far. */
  onProgress?: (done: number) => Promise<void> | void;
}

/** So many days at once: large enough to load by sets, small enough to be had again soon after a fault. */
const CHUNK = 20_000;
/** While one chunk is being written by PostgreSQL, the next one is being computed here. */
const LANES = 2;

/** Computes every day that is due, up to today; safe to run in several processes and to be ended at any moment. Returns how many. */
export async function computeDueDays(computing: Computing): Promise<number> {
  await markPushedDue(openDatabase(computing.pool));
  await markDeviceDaysDue(openDatabase(computing.pool));
  await widenRecord(openDatabase(computing.pool), computing.clock.today());
  let done = 0;
  const onProgress = async (count: number) => {
    done += count;
    await computing.onProgress?.(done);
  };
  const rest = await computeChunk(computing, 0, onProgress);
  if (rest !== null) await allEnded(Array.from({ length: LANES }, () => computeChunks(computing, rest, onProgress)));
  return done;
}

/** A fault in one lane is told when no other is at work any more. */
async function allEnded(lanes: Promise<void>[]): Promise<void> {
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason;
}

/** From a person on, then once more from the first, for days that were added meanwhile. */
async function computeChunks(computing: Computing, start: number, onProgress: (count: number) => Promise<void>): Promise<void> {
  for (let from: number | null = start; from !== null;) from = await computeChunk(computing, from, onProgress);
  for (let from: number | null = 0; from !== null;) from = await computeChunk(computing, from, onProgress);
}

/** Computes one chunk in one transaction; says from which person on there is more, or null. */
async function computeChunk(
  computing: Computing,
  fromPerson: number,
  onProgress: (count: number) => Promise<void>,
): Promise<number | null> {
  const { due, missing } = await tryAgain(() => takeChunk(computing, fromPerson));
  if (missing.length > 0) {
    await makeMonths(computing.pool, missing);
    return computeChunk(computing, fromPerson, onProgress);
  }
  if (due) await onProgress(due.count);
  return due && due.count === CHUNK ? due.people.at(-1)!.id : null;
}

interface Chunk {
  due: DueDays | null;
  /** Months that have no table yet: the chunk was let go, since who makes one waits for others, who may wait for a day that the chunk has taken. */
  missing: string[];
}

/** In one transaction, whose locks come in this order: the computing, the people, the due days, the results. */
async function takeChunk({ pool, clock }: Computing, fromPerson: number): Promise<Chunk> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(COMPUTE_UNLOCKED);
    await client.query(KEEP_PEOPLE);
    const due = await takeDueDays(client, { today: clock.today(), fromPerson, atMost: CHUNK });
    const missing = due ? await findMissingMonths(client, due) : [];
    if (due && missing.length === 0) {
      await storeDays(client, due, await computeLines(client, due, clock.now()));
      await notifyScreens(client, due);
    }
    await client.query(missing.length > 0 ? 'rollback' : 'commit');
    client.release();
    return { due, missing };
  } catch (error) {
    // The connection may be in the midst of a copy: it is not used again, and what it did is undone.
    client.release(true);
    throw error;
  }
}

async function computeLines(client: pg.PoolClient, due: DueDays, now: Temporal.Instant): Promise<string[]> {
  const ids = due.people.map((person) => person.id);
  const roster = await loadRoster(client, ids);
  const calendar = await loadCalendar(client, { people: ids, first: due.first, last: due.last });
  const services = await loadServices(client, ids, due);
  const punches = await loadPunches(client, due.people);
  const settings = await loadAgencySettings(client, DAY_SETTINGS);
  const states = await loadStates(client, ids, due, settings);
  const lacksData = await loadDeviceDays(client, { ...due, services, punches });
  const circumstances = { roster, calendar, settings, states, lacksData, since: await loadSince(client), now: minutesSince1970(now) };
  const computedAt = now.toString();
  const lines: string[] = [];
  for (const { id, days } of due.people) {
    computePerson(
      { id, days, services: services.get(id) ?? [], punches: punches.get(id)! },
      circumstances,
      (person, day, scheduleId, result) => lines.push(writeDayLine(person, day, scheduleId, result, computedAt)),
    );
  }
  return lines;
}

async function loadSince(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ since: number }>(`select since - date '1970-01-01' as since from attendance.record_span`);
  return rows[0]?.since ?? Infinity;
}

/** On the clock of the university. */
export function minutesSince1970(now: Temporal.Instant): number {
  const local = now.toZonedDateTimeISO(ZONE);
  return dayNumber(local.toPlainDate().toString()) * 1440 + local.hour * 60 + local.minute;
}
