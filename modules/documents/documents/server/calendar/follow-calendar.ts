import { sql } from 'kysely';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { startQuietJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Moving } from '../steps/stepping.ts';
import { moveDocuments, moveStays } from './move-due-moments.ts';
import { calendarOf, readCalendar, type CalendarRows } from '../offices/office-calendar.ts';

/** Holidays and suspensions of days before this are not taken back any more. */
const BACK_DAYS = 120;
const WRITTEN_AT_ONCE = 100;

/** Notes that holidays or suspensions of work changed; a job lets the clocks follow once the change is committed. */
export async function noteCalendarChange({ server, db }: Pick<Call, 'server' | 'db'>): Promise<void> {
  await sql`insert into documents.calendar_change (at) values (${server.clock.now().toString()})`.execute(db);
  await startQuietJob(server, db, followCalendarJob, {}, 'changed');
}

/**
 * Lets the due moments of open documents and stays follow holidays and suspensions that were declared or taken back since they were made:
 * compares the days with those that were known before, and keeps them for the next time. Run again, it finds no difference.
 */
export const followCalendarJob: Job<object> = {
  kind: 'documents.follow-calendar',
  cron: '50 5 * * *',
  atStart: true,
  run: (work) => work.server.db.transaction().execute((db) => follow(callOfJob(work, db))),
};

async function follow(call: Moving): Promise<void> {
  const { db, today } = call;
  await sql`select pg_advisory_xact_lock(hashtext('documents.calendar'))`.execute(db);
  const since = await takeChange(call);
  const first = Temporal.PlainDate.from(today).subtract({ days: BACK_DAYS }).toString();
  const offices = await sql<{ id: number }>`select id from organization.office_view order by id`.execute(db);
  const officeIds = offices.rows.map(({ id }) => id);
  const now = await readCalendar(call, officeIds, first);
  const known = await readKnown(call);
  const days = byDay(now);
  const changed = [...known].filter(([day, said]) => day >= first && said !== (days.get(day) ?? NOTHING)).map(([day]) => day);
  if (since !== null && changed.length > 0) {
    const before = calendarOf(restore(now, known));
    const calendars = { before, after: calendarOf(now), changed: changed.toSorted(), since };
    await moveStays(call, calendars);
    await moveDocuments(call, calendars);
  }
  await keepKnown(call, first, days);
}

/** When the earliest change was made that is not followed yet. */
async function takeChange({ db }: Moving): Promise<string | null> {
  const { rows } = await sql<{ at: string }>`delete from documents.calendar_change returning at`.execute(db);
  return rows.map(({ at }) => at).toSorted((one, other) => Temporal.Instant.compare(one, other))[0] ?? null;
}

/** A day as text that is the same for the same holidays and suspensions. */
type Days = ReadonlyMap<string, string>;
const NOTHING = '{"free":[],"suspended":[]}';

function byDay({ free, suspended }: CalendarRows): Days {
  const freeOn = Map.groupBy(free, ({ date }) => date);
  const suspendedOn = Map.groupBy(suspended, ({ date }) => date);
  const inOrder = <T>(rows: readonly T[]) => rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  return new Map(
    [...new Set([...freeOn.keys(), ...suspendedOn.keys()])].map((day) => [
      day,
      JSON.stringify({ free: inOrder(freeOn.get(day) ?? []), suspended: inOrder(suspendedOn.get(day) ?? []) }),
    ]),
  );
}

/** The calendar with the days as they were known; days that are not known are as now. */
function restore(now: CalendarRows, known: Days): CalendarRows {
  const said = [...known.values()].map((text) => JSON.parse(text) as Pick<CalendarRows, 'free' | 'suspended'>);
  const isUnknown = ({ date }: { date: string }) => !known.has(date);
  return {
    ...now,
    free: [...now.free.filter(isUnknown), ...said.flatMap(({ free }) => free)],
    suspended: [...now.suspended.filter(isUnknown), ...said.flatMap(({ suspended }) => suspended)],
  };
}

async function readKnown({ db }: Moving): Promise<Days> {
  const rows = await db.selectFrom('documents.known_day').select(['day', 'said']).execute();
  return new Map(rows.map(({ day, said }) => [day, said]));
}

/** Each day is kept, also one without holidays: a holiday that is declared for it is a change. */
async function keepKnown({ db, today }: Moving, first: string, days: Days): Promise<void> {
  const last = Temporal.PlainDate.from(today).add({ days: BACK_DAYS });
  const all: { day: string; said: string }[] = [];
  for (let day = Temporal.PlainDate.from(first); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    all.push({ day: day.toString(), said: days.get(day.toString()) ?? NOTHING });
  await db.deleteFrom('documents.known_day').execute();
  for (const part of inParts(all, WRITTEN_AT_ONCE)) await db.insertInto('documents.known_day').values(part).execute();
}
