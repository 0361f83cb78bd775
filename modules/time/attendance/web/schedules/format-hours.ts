import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { formatTime } from '../../rules/format-time.ts';
import { halvesOf } from '../../rules/half-weekdays.ts';
import type { WeeklyHours } from '../../contract/schedule-hours.ts';

type Row = NonNullable<WeeklyHours['weekdays'][number]>;

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** One line for each stretch of equal weekdays: `Mon to Fri: 8:00 AM to 12:00 PM, 1:00 PM to 5:00 PM`. */
export function formatHours({ weekdays }: WeeklyHours): string[] {
  const lines: { first: number; last: number; hours: string }[] = [];
  weekdays.forEach((row, index) => {
    if (!row) return;
    const hours = formatDay(row);
    const previous = lines.at(-1);
    if (previous && previous.hours === hours && previous.last === index - 1) previous.last = index;
    else lines.push({ first: index, last: index, hours });
  });
  return lines.map(({ first, last, hours }) => `${NAMES[first]}${last > first ? ` to ${NAMES[last]}` : ''}: ${hours}`);
}

function formatDay(row: Row): string {
  if ('amIn' in row) {
    const { am, pm } = halvesOf(row);
    return [am, pm].flatMap((half) => (half ? [`${clockTime(half.from)} to ${clockTime(half.to)}`] : [])).join(', ');
  }
  if ('start' in row) return `${formatTime(row.start)} to ${formatTime(row.end)}`;
  return `arrival ${clockTime(row.earliestIn)} to ${clockTime(row.latestIn)}, ${row.workMinutes / 60} hours and lunch`;
}
