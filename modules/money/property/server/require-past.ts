import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';

/** Error: 422 on each field whose day is still to come. */
export function requirePast(today: string, days: Readonly<Record<string, string | null>>): void {
  const late = Object.entries(days).filter(([, day]) => day !== null && day > today);
  if (late.length === 0) return;
  throw invalid(Object.fromEntries(late.map(([field]) => [field, [`This day is still to come; today is ${longDate(today)}.`]])));
}
