import { longDate } from '@talaan/kernel/contract/dates.ts';

export function formatPeriod({ from, to }: { from: string; to: string | null }): string {
  return to === null ? `${longDate(from)} to present` : `${longDate(from)} to ${longDate(to)}`;
}
