import type { OfficialBusiness } from '@talaan/attendance/rules/types.ts';
import { describeHours, minutesOfPart } from '@talaan/attendance/rules/taken-hours.ts';
import type { TravelSettings } from './settings.ts';

export const PARTS = { DAY: 'Whole day', AM: 'Morning', PM: 'Afternoon', HOURS: 'From and to' } as const;
export type TripPart = keyof typeof PARTS;

/** The days of a trip, both counted, and what of each day it takes; the hours in minutes after midnight, null unless `part` is HOURS. */
export interface TripDays {
  first_day: string;
  last_day: string;
  part: TripPart;
  from_minute: number | null;
  to_minute: number | null;
}

type Field = 'first_day' | 'last_day' | 'from_minute' | 'to_minute';

interface FiledOn {
  today: string;
  /** HR files for others also later, and a returned trip was filed in time, however long its way took. */
  mayBeLate: boolean;
}

/** What is wrong with the days of a trip, by field, in the user's words; nothing where they can be filed on the day `today`. */
export function faultsOfDays(trip: TripDays, { today, mayBeLate }: FiledOn, settings: TravelSettings): Partial<Record<Field, string>> {
  if (trip.last_day < trip.first_day) return { last_day: 'The last day lies before the first.' };
  if (daysOf(trip) > settings.longestDays) return { last_day: `One order covers at most ${settings.longestDays} days.` };
  const latest = Temporal.PlainDate.from(trip.last_day).add({ days: settings.filedLateDays }).toString();
  if (today > latest && !mayBeLate)
    return { last_day: `Travel is filed at most ${settings.filedLateDays} days after its last day; ask HR.` };
  if (trip.part !== 'HOURS') return {};
  if (trip.from_minute === null) return { from_minute: 'Enter from which hour.' };
  if (trip.to_minute === null) return { to_minute: 'Enter until which hour.' };
  return trip.to_minute > trip.from_minute ? {} : { to_minute: 'It ends before it begins.' };
}

/** Calendar days from the first to the last. */
export function daysOf({ first_day, last_day }: Pick<TripDays, 'first_day' | 'last_day'>): number {
  return Temporal.PlainDate.from(first_day).until(last_day).days + 1;
}

/** Which minutes of each day the trip takes: two trips clash where both days and minutes meet. */
export function minutesOf({ part, from_minute, to_minute }: Omit<TripDays, 'first_day' | 'last_day'>): { from: number; to: number } {
  return part === 'HOURS' ? { from: from_minute!, to: to_minute! } : minutesOfPart(part);
}

/** What the trip makes of each of its days: the slots that it covers count as on time (section 7), and the time record prints OB with the number of the order. */
export function businessOf(trip: TripDays, orderNo: string): OfficialBusiness {
  const covers = trip.part === 'HOURS' ? minutesOf(trip) : trip.part;
  return { kind: 'OFFICIAL_BUSINESS', covers, orderNo };
}

/** `3 Dec 2026`, `3 to 5 Dec 2026, mornings`, `3 Dec 2026, 1:00 PM to 4:00 PM`. */
export function describeDays(trip: TripDays): string {
  return describeHours(trip.first_day, trip.last_day, minutesOf(trip));
}

/** Why a trip cannot be shortened to these days; null where it can. */
export function whyNotShortened(trip: TripDays, first: string, last: string): string | null {
  if (last < first) return 'The last day lies before the first.';
  if (first < trip.first_day || last > trip.last_day)
    return 'Shortened travel lies within the days that were approved; file another for more.';
  if (first === trip.first_day && last === trip.last_day) return 'These are the days that were approved.';
  return null;
}
