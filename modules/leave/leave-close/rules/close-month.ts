import { minutesToThousandths } from '@talaan/attendance/rules/minutes-to-day.ts';
import { earnedIn, halfDaysOf, type ServedDays } from '@talaan/leave/rules/accrual.ts';

/** What a month of a person is closed by. Amounts are thousandths of a day. */
export interface MonthToClose {
  /** Days of service that earn vacation and sick leave. */
  served: readonly ServedDays[];
  /** Vacation leave that may be used from the last day of service on, before this month earns anything; below zero where later leave needs what it earns. */
  usable: number;
  /** Leave and standings without pay, except sick leave (domain page, section 14). */
  withoutPay: number;
  /** Whole days of absence without leave. */
  absences: readonly Absence[];
  lateMinutes: number;
  undertimeMinutes: number;
  /** Whether a working day of the month was paid; without one nothing is earned. */
  hasPaidDay: boolean;
}

export interface Absence {
  date: string;
  thousandths: number;
}

export interface ClosedMonth {
  /** Of vacation leave, and of sick leave as much. */
  earned: number;
  /** Half days of presence that the table counts: 54 of a month with 3 days without pay. */
  presentHalfDays: number;
  /** Late and undertime together, by the minutes table: from vacation leave, and above it without pay. */
  lateWithPay: number;
  lateWithoutPay: number;
  absences: readonly Absence[];
  /** What later leave is short of: it was approved when there was more. */
  uncovered: number;
}

/**
 * Earned and the late line of a month, computed together: the highest row of the table that agrees with the days without pay which it
 * leaves (Omnibus Rules on Leave, Secs. 27 and 28; domain page, sections 2 and 14).
 */
export function closeMonth({ served, usable, withoutPay, absences, lateMinutes, undertimeMinutes, hasPaidDay }: MonthToClose): ClosedMonth {
  const short = minutesToThousandths(lateMinutes + undertimeMinutes);
  const absent = absences.reduce((sum, { thousandths }) => sum + thousandths, 0);
  const lateWithoutAt = (earned: number) => Math.max(short - Math.max(usable + earned, 0), 0);
  const earnedWith = (late: number) => (hasPaidDay ? earnedIn(served, withoutPay + absent + late) : 0);
  let earned = earnedWith(0);
  // Less earned leaves more without pay: it only goes down, and the first row that agrees is the highest.
  for (let next = earnedWith(lateWithoutAt(earned)); next < earned; next = earnedWith(lateWithoutAt(earned))) earned = next;
  const lateWithoutPay = lateWithoutAt(earned);
  return {
    earned,
    presentHalfDays: hasPaidDay ? halfDaysOf(served, withoutPay + absent + lateWithoutPay) : 0,
    lateWithPay: short - lateWithoutPay,
    lateWithoutPay,
    absences,
    uncovered: Math.max(-(usable + earned), 0),
  };
}
