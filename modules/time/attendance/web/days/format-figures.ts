import { clockTime } from '@talaan/kernel/contract/dates.ts';

/** `472` as `7:52`, for columns that say themselves whether it is morning or afternoon. */
export function plainTime(minutes: number | null): string {
  return minutes === null ? '' : clockTime(minutes).replace(/ [AP]M$/, '');
}

/** Minutes as `1 h 52 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
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
  if (total_minutes === 0) return 'No minute late or short.';
  if (hours === 0) return `${minutes} min by the table = ${inDays(minute_thousandths)} day.`;
  const ofHours = `${hours} h × 0.125 = ${inDays(hour_thousandths)}`;
  const ofMinutes = `${minutes} min by the table = ${inDays(minute_thousandths)}`;
  return `${total_minutes} min = ${formatDuration(total_minutes)}: ${ofHours}, ${ofMinutes}; total ${inDays(thousandths)} day.`;
}

/** '1 time', '3 times'. */
export function times(count: number): string {
  return count === 1 ? '1 time' : `${count} times`;
}
