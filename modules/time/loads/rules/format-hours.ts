import { clockTime } from '@talaan/kernel/contract/dates.ts';

const SHORT = ['M', 'T', 'W', 'Th', 'F', 'Sat', 'Sun'];

/** `[1, 3, 5]` as `MWF`, as class schedules have it. */
export function formatWeekdays(weekdays: readonly number[]): string {
  return weekdays.map((day) => SHORT[day - 1]).join(weekdays.every((day) => day < 6) ? '' : ' ');
}

/** `8:00–9:30 AM`; both are said where the segment reaches over noon. */
export function formatClocks(from: number, to: number): string {
  const begins = clockTime(from);
  const ends = clockTime(to);
  return `${begins.slice(-2) === ends.slice(-2) ? begins.slice(0, -3) : begins}–${ends}`;
}

/** `MWF 8:00–9:30 AM`. */
export function formatHours(weekdays: readonly number[], from: number, to: number): string {
  return `${formatWeekdays(weekdays)} ${formatClocks(from, to)}`;
}
