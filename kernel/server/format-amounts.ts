import { clockTime, longDate } from '../contract/dates.ts';
import { ZONE } from '../contract/zone.ts';

const number = new Intl.NumberFormat('en-PH');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `1` as `1 mail`, `3324` as `3,324 mails`. */
export function countOf(amount: number, one: string, many = `${one}s`): string {
  return `${number.format(amount)} ${amount === 1 ? one : many}`;
}

/** Seconds as one says them: `40 seconds`, `12 minutes`, `5 hours`, `3 days`. */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE) return countOf(Math.max(0, Math.floor(seconds)), 'second');
  if (seconds < HOUR) return countOf(Math.floor(seconds / MINUTE), 'minute');
  return seconds < 2 * DAY ? countOf(Math.floor(seconds / HOUR), 'hour') : countOf(Math.floor(seconds / DAY), 'day');
}

/** A moment by the clock of the university: `23 Nov 2026, 12:10 AM`. */
export function formatMoment(at: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  return `${longDate(local.toPlainDate().toString())}, ${clockTime(local.hour * 60 + local.minute)}`;
}

/** `requests.watch-clocks` as `Requests watch clocks`: the kind of a job as a title. */
export function titleOfKind(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll(/[-.]/g, ' ');
}
