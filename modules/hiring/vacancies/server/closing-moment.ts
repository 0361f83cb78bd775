import { ZONE } from '@talaan/kernel/contract/zone.ts';

/** A time of a day of the university (`17:00`) as a moment. */
export function momentOf(day: string, time: string): string {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(ZONE).toInstant().toString();
}

/** When a post closes: at a cut-off of the office, or with the last second of the day. */
export function closingMoment(day: string, time: string | null): string {
  return momentOf(day, time ?? '23:59:59');
}
