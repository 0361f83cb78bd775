import type { Server } from '@talaan/kernel/server/server.ts';
import { dayNumber } from '../../rules/calendar.ts';
import { gatherClusters } from '../../rules/day/clusters.ts';
import { DAY_SETTINGS } from '../../rules/settings.ts';
import type { DayModifier, Punch } from '../../rules/types.ts';
import { loadAgencySettings } from '../read-agency-settings.ts';
import { minutesSince1970 } from './compute-due-days.ts';
import { dateOf, holdsOn } from './day-numbers.ts';
import { loadCalendar } from './load-calendar.ts';
import { loadPunches, loadServices } from './load-people.ts';

const MINUTES_OF_DAY = 1440;

/** What is known of a day without its schedule. */
export interface PunchedDay {
  date: string;
  /** Punches of the date, from midnight to midnight; those that follow closely are one, its first and its last minute. */
  clusters: { first: number; last: number }[];
  modifiers: readonly DayModifier[];
  /** The present in minutes from midnight of the day: Infinity once it is over, 0 before it begins. */
  asOf: number;
}

/**
 * Punches and modifiers of people from a first to a last day, for those who count by other hours than the schedule. Days outside every
 * appointment are left out. A constant number of statements.
 */
export async function readPunchedDays(
  { pool, clock }: Pick<Server, 'pool' | 'clock'>,
  people: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<Map<number, PunchedDay[]>> {
  if (people.length === 0) return new Map();
  const first = dayNumber(from);
  const last = dayNumber(to);
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const calendar = await loadCalendar(pool, { people, first, last });
  const services = await loadServices(pool, people, { first, last });
  const punches = await loadPunches(
    pool,
    people.map((id) => ({ id, days })),
  );
  const settings = await loadAgencySettings(pool, DAY_SETTINGS);
  const now = minutesSince1970(clock.now());
  const daysOf = (id: number) =>
    days.flatMap((day): PunchedDay[] => {
      const service = services.get(id)?.find((one) => holdsOn(one, day));
      if (!service) return [];
      const midnight = day * MINUTES_OF_DAY;
      const punched = [...punches.get(id)!].flatMap((minute): Punch[] =>
        minute >= midnight && minute < midnight + MINUTES_OF_DAY ? [{ id: '', minutes: minute - midnight, source: 'DEVICE_USB' }] : [],
      );
      const date = dateOf(day);
      const clusters = gatherClusters(punched, { from: 0, to: MINUTES_OF_DAY }, settings(date).clusterMinutes);
      return [
        {
          date,
          clusters: clusters.map((one) => ({ first: one.first.minutes, last: one.last.minutes })),
          modifiers: calendar(day, service.campusId, id),
          asOf: now - midnight >= MINUTES_OF_DAY ? Infinity : Math.max(0, now - midnight),
        },
      ];
    });
  return new Map(people.map((id) => [id, daysOf(id)]));
}
