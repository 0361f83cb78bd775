const HOUR = 60;
const WORKING_DAY = 8 * HOUR;

/** Office minutes as `45 min`, `3 h 20 min` or `2 working days 1 h`; a working day has eight office hours. */
export function formatHours(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  const days = Math.floor(minutes / WORKING_DAY);
  const hours = Math.floor((minutes % WORKING_DAY) / HOUR);
  const rest = minutes % HOUR;
  if (days === 0) return [`${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
  return [days === 1 ? '1 working day' : `${days} working days`, hours > 0 && `${hours} h`].filter(Boolean).join(' ');
}

/** Working days until a due day: `3 working days left`, `due today`, `2 working days late`. */
export function formatDaysLeft(days: number): string {
  if (days === 0) return 'due today';
  const count = Math.abs(days) === 1 ? '1 working day' : `${Math.abs(days)} working days`;
  return days > 0 ? `${count} left` : `${count} late`;
}

/** Office minutes until a stay is due, shortly: `45 min left`, `3 h left`, `2 days left`, `4 h late`; a day has eight office hours. */
export function formatMinutesLeft(minutes: number, isLate: boolean): string {
  const [most, word] = [Math.abs(minutes), isLate ? 'late' : 'left'];
  if (most < HOUR) return `${most} min ${word}`;
  if (most < WORKING_DAY) return `${Math.floor(most / HOUR)} h ${word}`;
  const days = Math.floor(most / WORKING_DAY);
  return `${days} ${days === 1 ? 'day' : 'days'} ${word}`;
}

/** Working days until the due day, shortly: `3 days left`, `due today`, `2 days late`. */
export function formatShortDays(days: number): string {
  return formatDaysLeft(days).replace('working ', '');
}
