import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';

/** `472` as `7:52`, for columns that say themselves whether it is morning or afternoon. */
export function plainTime(minutes: number | null): string {
  return minutes === null ? '' : clockTime(minutes).replace(/ [AP]M$/, '');
}

/** Minutes as `1 h 52 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return say('{rest} min', { rest });
  return rest === 0 ? `${hours} h` : say('{hours} h {rest} min', { hours, rest });
}

/** Thousandths of a day as `0.233`. */
export function inDays(thousandths: number): string {
  return (thousandths / 1000).toFixed(3);
}

interface Equivalent {
  total_minutes: number;
  hours: number;
  minutes: number;
  hour_thousandths: number;
  minute_thousandths: number;
  thousandths: number;
}

/** How minutes became a part of a day: hours × .125 + the table's value of the minutes (the table of the civil service). */
export function explainEquivalent({
  total_minutes,
  hours,
  minutes,
  minute_thousandths,
  thousandths,
  hour_thousandths,
}: Equivalent): string {
  if (total_minutes === 0) return say('No minute late or short.');
  if (hours === 0)
    return say('{minutes} min by the table = {minute_thousandths} day.', { minutes, minute_thousandths: inDays(minute_thousandths) });
  const ofHours = `${hours} h × 0.125 = ${inDays(hour_thousandths)}`;
  const ofMinutes = say('{minutes} min by the table = {minute_thousandths}', { minutes, minute_thousandths: inDays(minute_thousandths) });
  return say('{total_minutes} min = {total_minutes2}: {of_hours}, {of_minutes}; total {thousandths} day.', {
    total_minutes,
    total_minutes2: formatDuration(total_minutes),
    of_hours: ofHours,
    of_minutes: ofMinutes,
    thousandths: inDays(thousandths),
  });
}

/** '1 time', '3 times'. */
export function times(count: number): string {
  return count === 1 ? say('1 time') : say('{count} times', { count });
}
