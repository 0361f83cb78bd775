import { longDate } from '@talaan/kernel/contract/dates.ts';

/** '1 Jan 2024 to 30 Jun 2024', 'since 1 Jan 2024'. */
export function formatPeriod({ from, to }: { from: string | null; to: string | null }): string {
  if (to === null) return from ? `since ${longDate(from)}` : 'from the start';
  if (from === to) return longDate(to);
  return from ? `${longDate(from)} to ${longDate(to)}` : `until ${longDate(to)}`;
}
