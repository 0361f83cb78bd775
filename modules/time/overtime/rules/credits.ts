import { OVERTIME_SETTINGS, type DayKind, type OvertimeSettings } from './settings.ts';

/** Compensatory credit for countable minutes, in seconds: 1.0 on a day of work, 1.5 on a free one (CSC-DBM JC 2 s.2004). */
export function creditOf(minutes: number, kind: DayKind, settings: OvertimeSettings = OVERTIME_SETTINGS): number {
  return (minutes * 60 * settings.creditPercent[kind]) / 100;
}

export interface CappedCredit {
  credited: number;
  lost: number;
  /** Which cap took the lost part. */
  because: 'MONTH' | 'BALANCE' | null;
}

/**
 * At most 40 hours in a month and a balance of 120 at any time; the rest is lost (CSC-DBM JC 2 s.2004). All in seconds: what is earned
 * now, what the month has been credited, and the balance.
 */
export function creditWithinCaps(
  earned: number,
  { inMonth, balance }: { inMonth: number; balance: number },
  { mostInMonth, mostInBalance }: OvertimeSettings = OVERTIME_SETTINGS,
): CappedCredit {
  const ofMonth = Math.max(0, mostInMonth - inMonth);
  const ofBalance = Math.max(0, mostInBalance - balance);
  const credited = Math.min(earned, ofMonth, ofBalance);
  const because = credited === earned ? null : ofMonth <= ofBalance ? 'MONTH' : 'BALANCE';
  return { credited, lost: earned - credited, because };
}

/** Usable in the year in which it is earned and until 31 December of the next (CSC-DBM JC 2 s.2004). */
export function creditExpires(earnedOn: string): string {
  return `${Number(earnedOn.slice(0, 4)) + 1}-12-31`;
}

/** A day off or half of one for duty on a rest day or holiday, in thousandths of a day (section 9.5); none on a day of work. */
export function dayOffFor(minutes: number, kind: DayKind, { daysOff }: OvertimeSettings = OVERTIME_SETTINGS): number {
  if (kind === 'WORK') return 0;
  return daysOff.find((one) => minutes >= one.minutes)?.thousandths ?? 0;
}

/** The last day on which a day off may be taken. */
export function dayOffExpires(earnedOn: string, { dayOffMonths }: OvertimeSettings = OVERTIME_SETTINGS): string {
  return Temporal.PlainDate.from(earnedOn).add({ months: dayOffMonths }).toString();
}
