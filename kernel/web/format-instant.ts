import { say } from '../contract/say.ts';
import { clockTime, longDate } from '../contract/dates.ts';
import { ZONE } from '../contract/zone.ts';

/** An instant as `20 Nov 2026, 8:07 AM` by the clock on the wall. */
export function formatInstant(at: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  return `${longDate(local.toPlainDate().toString())}, ${clockTime(local.hour * 60 + local.minute)}`;
}

/** The day of an instant as `20 Nov 2026`. */
export function formatDay(at: string): string {
  return longDate(Temporal.Instant.from(at).toZonedDateTimeISO(ZONE).toPlainDate().toString());
}

const number = new Intl.NumberFormat('en-PH');

/** `1` as `1 punch`, `3324` as `3,324 punches`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${number.format(amount)} ${say(amount === 1 ? one : many)}`;
}

/** How many rows a list has: `1,000+` where there are more than were counted. */
export function formatTotal(total: number, more = false): string {
  return `${number.format(total)}${more ? '+' : ''}`;
}
