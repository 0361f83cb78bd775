import { takeHours, whyTaken, type HoursOfPerson } from '@talaan/attendance/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { minutesOf, type TripDays } from '../../rules/trip-days.ts';

interface Asked {
  people: readonly number[];
  days: TripDays;
  /** The trip itself, when it is filed again. */
  except?: number;
}

/** What takes the same hours of one of these people already, in words that name it: another trip, or leave. Null where nothing does. */
export function findClash(db: Database, { people, days, except }: Asked): Promise<string | null> {
  return whyTaken(db, hoursOf(people, days), except === undefined ? undefined : { module: 'travel', sourceIds: [except] });
}

/** Takes the hours of a trip from all who travel, in place of those that it took before. */
export function takeTravelHours(
  db: Database,
  people: readonly number[],
  trip: TripDays & { id: number; destination: string },
): Promise<void> {
  const taken = hoursOf(people, trip).map((hours) => ({ ...hours, what: `travels to ${trip.destination}` }));
  return takeHours(db, 'travel', new Map([[trip.id, taken]]));
}

function hoursOf(people: readonly number[], days: TripDays): HoursOfPerson[] {
  return people.map((personnelId) => ({ personnelId, from: days.first_day, to: days.last_day, minutes: minutesOf(days) }));
}
