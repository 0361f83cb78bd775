import type { Server } from '@talaan/kernel/server/server.ts';
import { dayNumber } from '../../rules/calendar.ts';
import { workDayOf, type WorkDay } from '../../rules/work-day.ts';
import { dateOf, holdsOn } from '../compute/day-numbers.ts';
import { loadCalendar } from '../compute/load-calendar.ts';
import { loadServices } from '../compute/load-people.ts';
import { loadRoster } from '../compute/load-roster.ts';

/**
 * The dates of people from one to another, both counted: by their own schedule, the holidays and the suspensions of work of their campus, as
 * leave counts them. A date on which a person does not serve is left out. A constant number of statements.
 */
export async function workCalendar(
  { pool }: Pick<Server, 'pool'>,
  people: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, WorkDay[]>> {
  const range = { first: dayNumber(from), last: dayNumber(to) };
  const [roster, calendar, services] = await Promise.all([
    loadRoster(pool, people),
    loadCalendar(pool, { people, ...range }),
    loadServices(pool, people, range),
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
