import { CompiledQuery } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { dayNumber } from '../../rules/calendar.ts';
import { workDayOf, type WorkDay } from '../../rules/day/work-day.ts';
import { dateOf, holdsOn } from '../compute/day-numbers.ts';
import type { Connection } from '../connection.ts';
import { loadCalendar } from '../compute/load-calendar.ts';
import { loadServices } from '../compute/load-people.ts';
import { loadRoster } from '../compute/load-roster.ts';

/**
 * The dates of people from one to another, both counted: by their own schedule, the holidays and the suspensions of work of their campus, as
 * leave counts them. A date on which a person does not serve is left out. A constant number of statements, within the transaction at hand: one that
 * waited for a second connection would hold up all others when as many write at once as there are.
 */
export async function workCalendar(db: Database, people: readonly number[], from: string, to: string): Promise<Map<number, WorkDay[]>> {
  const connection = connectionOf(db);
  const range = { first: dayNumber(from), last: dayNumber(to) };
  const [roster, calendar, services] = await Promise.all([
    loadRoster(connection, people),
    loadCalendar(connection, { people, ...range }),
    loadServices(connection, people, range),
  ]);
  return new Map(
    people.map((id) => {
      const days: WorkDay[] = [];
      for (let day = range.first; day <= range.last; day++) {
        const service = services.get(id)?.find((one) => holdsOn(one, day));
        if (!service) continue;
        days.push(workDayOf(dateOf(day), roster(id, service.officeId, day).schedule, calendar(day, service.campusId, id)));
      }
      return [id, days];
    }),
  );
}

function connectionOf(db: Database): Connection {
  const query = (text: string, values: readonly unknown[] = []) => db.executeQuery(CompiledQuery.raw(text, [...values]));
  return { query: query as unknown as Connection['query'] };
}
