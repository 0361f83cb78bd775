import { addDays, addMonths, daysFrom, wholeMonths } from '@talaan/performance/rules/period/days.ts';
import type { Grant, Unpaid } from './grant.ts';

/** Service since the return, up to a day that counts. */
export interface Served {
  /** Whole months. */
  months: number;
  /** Days served of the next month. */
  days: number;
  /** Whole days by which leave without pay moved it. */
  unpaid_days: number;
}

type Service = Pick<Grant, 'reported_on' | 'left_on' | 'unpaid'>;

/**
 * Service of an obligation up to a day (domain page, A5.2): full months from the return to duty to the last day in service, less the days without pay, taken
 * off at the end; leave with pay counts. Parts of days without pay add up, and what is over a day counts as one.
 */
export function servedUpTo(asked: string, { reported_on: reported, left_on: left, unpaid }: Service): Served {
  const day = left !== null && left < asked ? left : asked;
  if (reported === null || day < reported) return { months: 0, days: 0, unpaid_days: 0 };
  const off = unpaidDays(unpaid, reported, day);
  const after = addDays(day, 1 - off);
  const months = wholeMonths(reported, after);
  return { months, days: Math.max(daysFrom(addMonths(reported, months), after) - 1, 0), unpaid_days: off };
}

/** The day on which so many months are served, as the days without pay are known; null before the return, and for who left before that day. */
export function fulfilledOn(months: number, { reported_on: reported, left_on: left, unpaid }: Service): string | null {
  if (reported === null) return null;
  const last = addDays(addMonths(reported, months), -1);
  let day = last;
  for (;;) {
    const moved = addDays(last, unpaidDays(unpaid, reported, day));
    if (moved <= day) return left !== null && left < day ? null : day;
    day = moved;
  }
}

function unpaidDays(unpaid: readonly Unpaid[], from: string, to: string): number {
  const thousandths = unpaid.reduce((sum, one) => (one.date >= from && one.date <= to ? sum + one.thousandths : sum), 0);
  return Math.ceil(thousandths / 1000);
}
