import { OVERTIME_SETTINGS, type DayKind, type OvertimeSettings } from './settings.ts';

/** Minutes at one salary: monthly in centavos. */
export interface PaidMinutes {
  monthly: number;
  minutes: number;
  kind: DayKind;
}

/** Minutes of a month of work, times a hundred for percents: the hourly rate is the monthly over 22 days of 8 hours. */
const MONTH = 22n * 8n * 60n * 100n;

/** Overtime pay in centavos, rounded once at the end: HR × 1.25 × hours on a day of work, HR × 1.50 on a free one (JC 2 s.2015). */
export function overtimePay(parts: readonly PaidMinutes[], { payPercent }: OvertimeSettings = OVERTIME_SETTINGS): number {
  return rounded(parts.reduce((sum, { monthly, minutes, kind }) => sum + share(monthly, minutes, payPercent[kind]), 0n));
}

/** What of a pay is left within half of the basic salary of the year (JC 2 s.2015), and what is not paid; centavos. */
export function payWithinYear(
  pay: number,
  { monthly, paidInYear }: { monthly: number; paidInYear: number },
  { payPercentOfYear }: OvertimeSettings = OVERTIME_SETTINGS,
): { paid: number; unpaid: number } {
  const most = Math.floor((monthly * 12 * payPercentOfYear) / 100);
  const paid = Math.max(0, Math.min(pay, most - paidInYear));
  return { paid, unpaid: pay - paid };
}

/** Night shift differential in centavos for regular minutes between 18:00 and 06:00, each at the rate of its day (RA 11701), rounded once at the end. */
export function nightPay(parts: readonly { monthly: number; minutes: number; percent: number }[]): number {
  return rounded(parts.reduce((sum, { monthly, minutes, percent }) => sum + share(monthly, minutes, percent), 0n));
}

function share(monthly: number, minutes: number, percent: number): bigint {
  return BigInt(monthly) * BigInt(minutes) * BigInt(percent);
}

/** Half a centavo goes up. */
function rounded(sum: bigint): number {
  return Number((sum * 2n + MONTH) / (MONTH * 2n));
}
