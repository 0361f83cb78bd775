import type { LeaveType } from '../leave-type.ts';
import type { CalendarDay, CountedDate, LeaveDate } from '../parts.ts';

/** Amounts of days are in days of 8 hours. */
const MINUTES_OF_A_DAY = 480;

/** What a half of a day is called in which the schedule has no work. */
export const FREE_HALF = 'free by the schedule';

type Counting = Pick<LeaveType, 'unit' | 'charge' | 'countsDates'>;

/**
 * What each date of an application counts (domain page, 3.2): working days skip rest days, holidays and whole days of suspended work of the
 * person's own calendar; leave in calendar days counts every day. A date that the calendar does not have is counted as a rest day.
 */
export function countDays(type: Counting, dates: readonly LeaveDate[], calendar: ReadonlyMap<string, CalendarDay>): CountedDate[] {
  return dates.map((date) => ({ ...date, ...countDay(type, date, calendar.get(date.date)) }));
}

type Count = Omit<CountedDate, keyof LeaveDate>;

function countDay(type: Counting, { part }: LeaveDate, day: CalendarDay | undefined): Count {
  // Calendar days without pay are charged as the working days that they take from the month (domain page, section 14).
  if (type.unit === 'CALENDAR' && type.charge !== 'NONE') return { thousandths: 1000, seconds: 0, free: null, name: '' };
  if (!day) return { thousandths: 0, seconds: 0, free: 'REST', name: '' };
  if (day.kind !== 'WORK') return { thousandths: 0, seconds: 0, free: day.kind, name: day.name };
  if (isFreeHalf(part, day)) return { thousandths: 0, seconds: 0, free: 'REST', name: FREE_HALF };
  if (type.unit === 'HOURS') {
    const minutes = part === 'DAY' || hasFreeHalf(day) ? day.minutes : Math.floor(day.minutes / 2);
    return { thousandths: inDays(minutes), seconds: minutes * 60, free: null, name: '' };
  }
  if (type.countsDates) return { thousandths: part === 'DAY' ? 1000 : 500, seconds: 0, free: null, name: '' };
  const minutes = minutesOf(part, day);
  return minutes === 0
    ? { thousandths: 0, seconds: 0, free: 'SUSPENDED', name: day.name }
    : { thousandths: inDays(minutes), seconds: 0, free: null, name: '' };
}

/** A Saturday from 8:00 to 12:00 has no afternoon to be away from. */
function isFreeHalf(part: LeaveDate['part'], { minutes, morningMinutes }: CalendarDay): boolean {
  return part === 'AM' ? morningMinutes === 0 : part === 'PM' && morningMinutes === minutes;
}

function hasFreeHalf({ minutes, morningMinutes }: CalendarDay): boolean {
  return morningMinutes === 0 || morningMinutes === minutes;
}

/** Of a day on which work is suspended from an hour on, leave is charged up to that hour (MC 41 s.1998 Sec. 32). */
function minutesOf(part: LeaveDate['part'], { minutes, morningMinutes, minutesBeforeSuspension }: CalendarDay): number {
  const until = Math.min(minutes, minutesBeforeSuspension ?? minutes);
  const morning = Math.min(morningMinutes, until);
  return part === 'DAY' ? until : part === 'AM' ? morning : until - morning;
}

/** Minutes in thousandths of a day of 8 hours, half up. */
function inDays(minutes: number): number {
  return Math.floor((minutes * 2000 + MINUTES_OF_A_DAY) / (2 * MINUTES_OF_A_DAY));
}

/** The last of so many calendar days: 105 days of maternity leave from 2 March end on 14 June. */
export function lastOfCalendarDays(first: string, days: number): string {
  return Temporal.PlainDate.from(first)
    .add({ days: days - 1 })
    .toString();
}

/** Of all counted dates, in thousandths of a day. */
export function sumOf(counted: readonly CountedDate[]): number {
  return counted.reduce((sum, { thousandths }) => sum + thousandths, 0);
}
