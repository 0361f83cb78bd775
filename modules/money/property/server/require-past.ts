import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';

/** Error: 422 on each field whose day is still to come. */
export function requirePast(today: string, days: Readonly<Record<string, string | null>>): void {
  const late = Object.entries(days).filter(([, day]) => day !== null && day > today);
  if (late.length === 0) return;
  throw invalid(Object.fromEntries(late.map(([field]) => [field, [`This day is still to come; today is ${longDate(today)}.`]])));
}

/** Error: 422 on `field` where the day of an acquisition would leave the year that stands in the numbers of its items, which never change. */
export function requireSameYear(field: string, day: string, propertyNo: string | undefined): void {
  const year = propertyNo?.slice(0, 4);
  if (year === undefined || day.startsWith(year)) return;
  throw invalid({ [field]: [`The numbers of what was acquired are of ${year} and never change. Choose a day of that year.`] });
}
