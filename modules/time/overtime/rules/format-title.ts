import { longDate } from '@talaan/kernel/contract/dates.ts';

/** The line of a list: `Closing of the books, 20 Nov 2026 to 25 Nov 2026`. */
export function formatTitle(activity: string, dates: readonly string[]): string {
  const inOrder = dates.toSorted();
  const [first, last] = [inOrder[0]!, inOrder.at(-1)!];
  return `${activity}, ${longDate(first)}${last === first ? '' : ` to ${longDate(last)}`}`;
}
