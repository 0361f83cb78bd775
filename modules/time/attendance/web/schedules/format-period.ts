import { longDate } from '@talaan/kernel/contract/dates.ts';

/** `since 1 Jan 2026`, `until 3 Jan 2026`, `1 Jan 2026 to 3 Jan 2026`, `always`. */
export function formatPeriod(from: string | null, last: string | null): string {
  if (from && last) return from === last ? longDate(from) : `${longDate(from)} to ${longDate(last)}`;
  if (from) return `since ${longDate(from)}`;
  return last ? `until ${longDate(last)}` : 'always';
}
