import { CompiledQuery } from 'kysely';
import { loadHolidays, suspensionsWithin, type CalendarEvent } from '@talaan/calendar/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { CHANGES_HERE, type Changes } from '@talaan/kernel/server/kept/changes-of.ts';
import { keep } from '@talaan/kernel/server/kept/kept.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { dayNumber } from '../../rules/calendar.ts';
import { workDayOf, type WorkDay } from '../../rules/day/work-day.ts';
import { dateOf, holdsOn, type DayRange } from '../compute/day-numbers.ts';
import type { Connection } from '@talaan/kernel/server/database/connection.ts';
import { calendarOf, MODIFIERS, STANDINGS, type CalendarRows } from '../compute/load-calendar.ts';
import { SERVICES, servicesOf, type ServiceRow } from '../compute/load-people.ts';
import { ASSIGNMENTS, loadSchedules, rosterOf, type AssignmentRow, type Schedules } from '../compute/load-roster.ts';

/** Of 500 offices some 200 kB. */
const allSchedules = keep<Schedules>({ name: 'Schedules and the tree of offices', topics: ['settings', 'calendar'], most: 1 });
const holidaysOf = keep<readonly CalendarEvent[]>({ name: 'Holidays', topics: ['calendar'], most: 100 });

/**
 * The dates of people from one to another, both counted: by their own schedule, the holidays and the suspensions of work of their campus, as
 * leave counts them. A date on which a person does not serve is left out. One statement where schedules, offices and holidays are kept, within
 * the transaction at hand: one that waited for a second connection would hold up all others when as many write at once as there are. It knows
 * every change that was committed when it was called, and those of its own transaction.
 */
export async function workCalendar(
  { db, server }: { db: Database; server: Server },
  people: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, WorkDay[]>> {
  const range = { first: dayNumber(from), last: dayNumber(to) };
  const { seen, services, assignments, ...rows } = await readDaysOfPeople(db, people, range);
  const connection = connectionOf(db);
  const schedules = await allSchedules(server).answer({ seen, db }, '', () => loadSchedules(connection));
  const months = { first: dayNumber(`${from.slice(0, 7)}-01`), last: lastOfMonth(to) };
  const holidays = await holidaysOf(server).answer({ seen, db }, months, () => loadHolidays(connection, months.first, months.last));
  const roster = rosterOf(schedules, assignments);
  const calendar = calendarOf(holidays, rows);
  const served = servicesOf(services);
  return new Map(
    people.map((id) => {
      const days: WorkDay[] = [];
      for (let day = range.first; day <= range.last; day++) {
        const service = served.get(id)?.find((one) => holdsOn(one, day));
        if (!service) continue;
        days.push(workDayOf(dateOf(day), roster(id, service.officeId, day).schedule, calendar(day, service.campusId, id)));
      }
      return [id, days];
    }),
  );
}

interface DaysOfPeople extends CalendarRows {
  seen: Changes | null;
  services: ServiceRow[];
  assignments: AssignmentRow[];
}

const listed = (rows: string) => `(select coalesce(jsonb_agg(x), '[]') from (${rows}) x)`;

/** What is read of people each time, in one statement with the sums of changes. */
const DAYS_OF_PEOPLE = `select ${CHANGES_HERE} as seen, ${listed(SERVICES)} as services, ${listed(ASSIGNMENTS)} as assignments,
  ${listed(suspensionsWithin('$2', '$3', 'null'))} as suspensions, ${listed(MODIFIERS)} as modifiers, ${listed(STANDINGS)} as standings`;

async function readDaysOfPeople(db: Database, people: readonly number[], { first, last }: DayRange): Promise<DaysOfPeople> {
  const { rows } = await connectionOf(db).query<DaysOfPeople>(DAYS_OF_PEOPLE, [people, first, last]);
  return rows[0]!;
}

function lastOfMonth(date: string): number {
  return dayNumber(Temporal.PlainDate.from(date).add({ months: 1 }).with({ day: 1 }).subtract({ days: 1 }).toString());
}

function connectionOf(db: Database): Connection {
  const query = (text: string, values: readonly unknown[] = []) => db.executeQuery(CompiledQuery.raw(text, [...values]));
  return { query: query as unknown as Connection['query'] };
}
