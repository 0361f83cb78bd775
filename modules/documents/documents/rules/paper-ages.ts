import type { IsFree } from '@talaan/requests/rules/working-days.ts';
import { lastDayOlderThan } from './due-day.ts';

/** Ages of open papers in working days since they were registered (domain page, A6), first and last included; the oldest have no last. */
export const PAPER_AGES = {
  '3': { name: '0 to 3 working days', first: 0, last: 3 },
  '7': { name: '4 to 7 working days', first: 4, last: 7 },
  '20': { name: '8 to 20 working days', first: 8, last: 20 },
  over: { name: 'Over 20 working days', first: 21, last: null },
} as const satisfies Record<string, { name: string; first: number; last: number | null }>;

export type PaperAge = keyof typeof PAPER_AGES;
/** The youngest first. */
export const PAPER_AGE_CODES = ['3', '7', '20', 'over'] as const satisfies readonly PaperAge[];

/** The days on which papers of an age were registered: after `after`, until `until`; null where there is no such limit. */
export function daysOfAge(age: PaperAge, today: string, isFree: IsFree): { after: string | null; until: string | null } {
  const { first, last } = PAPER_AGES[age];
  return {
    after: last === null ? null : lastDayOlderThan(last, today, isFree),
    until: first === 0 ? null : lastDayOlderThan(first - 1, today, isFree),
  };
}
