import { longDate } from '@talaan/kernel/contract/dates.ts';

/** Which dates an order names: each of these weekdays (1 Monday to 7 Sunday) from its first day to its last, without those left out. */
export interface Recurrence {
  first_day: string;
  last_day: string;
  weekdays: readonly number[];
  left_out: readonly string[];
}

/** The dates of an order in their order; nothing where the last day lies before the first. At most a year is looked through. */
export function datesOf({ first_day, last_day, weekdays, left_out }: Recurrence): string[] {
  const last = Temporal.PlainDate.from(last_day);
  const dates: string[] = [];
  let day = Temporal.PlainDate.from(first_day);
  for (let passed = 0; passed < LONGEST && Temporal.PlainDate.compare(day, last) <= 0; passed++) {
    if (weekdays.includes(day.dayOfWeek) && !left_out.includes(day.toString())) dates.push(day.toString());
    day = day.add({ days: 1 });
  }
  return dates;
}

const LONGEST = 366;
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const WEEKDAYS = NAMES.map((name, at) => ({ value: at + 1, name }));

/** `each Friday`, `Mondays and Fridays`, `Monday to Friday`. */
export function describeWeekdays(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((one, other) => one - other);
  const names = days.map((day) => NAMES[day - 1]!);
  const isRun = days.length > 2 && days.every((day, at) => at === 0 || day === days[at - 1]! + 1);
  if (isRun) return `${names[0]} to ${names.at(-1)}`;
  if (names.length === 1) return `each ${names[0]}`;
  return `${names.slice(0, -1).map(plural).join(', ')} and ${plural(names.at(-1)!)}`;
}

/** `20 Nov 2026`, `20 Nov to 18 Dec 2026`. */
export function describePeriod(first: string, last: string): string {
  if (first === last) return longDate(first);
  return `${first.slice(0, 4) === last.slice(0, 4) ? longDate(first).slice(0, -5) : longDate(first)} to ${longDate(last)}`;
}

function plural(name: string): string {
  return `${name}s`;
}
