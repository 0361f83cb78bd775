import type { PaidDays } from './casual-pay.ts';
import type { Segment, Unpaid } from './month-facts.ts';

const DAY = 1000;

/** A day of a locked time record: its status, and of a day at work what of it was absence, in thousandths, and minutes late and under time. */
export interface RecordedDay {
  date: string;
  status: string;
  absent: number;
  minutes: number;
}

/** A day, or a part of one in thousandths, that is paid. */
export interface PaidDay {
  date: string;
  thousandths: number;
}

/** Days at work, in the office or elsewhere by order. */
const AT_WORK = ['COMPLETE', 'INCOMPLETE', 'OB', 'WFH'];
const FREE = ['HOLIDAY', 'SUSPENDED'];
/** What takes of a day; late arrival is of the month. */
const OF_A_DAY = (one: Unpaid) => one.cause !== 'LATE';

/**
 * The days with pay of a locked time record: at work less absence, and on leave less what of it is without pay. Holidays and days of suspended work
 * between them are paid to casuals (domain page, part C5b.8), and not to job orders, who are paid for what they render. At an end of the record one
 * neighbour is enough.
 */
export function daysWithPay(days: readonly RecordedDay[], unpaid: readonly Unpaid[], isWithHolidays: boolean): PaidDay[] {
  const lost = new Map<string, number>();
  for (const { date, thousandths } of unpaid.filter(OF_A_DAY)) lost.set(date, (lost.get(date) ?? 0) + thousandths);
  const counted = days.filter(({ status }) => status !== 'REST').map((day) => ({ ...day, paid: paidOf(day, lost.get(day.date) ?? 0) }));
  const worked = counted.filter(({ status }) => !FREE.includes(status));
  return counted.flatMap(({ date, status, paid }) => {
    if (!FREE.includes(status)) return paid > 0 ? [{ date, thousandths: paid }] : [];
    if (!isWithHolidays || (lost.get(date) ?? 0) > 0) return [];
    const neighbours = [worked.findLast((one) => one.date < date), worked.find((one) => one.date > date)].filter(
      (one) => one !== undefined,
    );
    return neighbours.length > 0 && neighbours.every((one) => one.paid > 0) ? [{ date, thousandths: DAY }] : [];
  });
}

/** Days with pay at the rate of each, less late arrival and undertime above the credits, at the last rate. */
export function paidDaysAt(segments: readonly Segment[], paid: readonly PaidDay[], unpaid: readonly Unpaid[]): PaidDays[] {
  const late = unpaid.reduce((sum, one) => (OF_A_DAY(one) ? sum : sum + one.thousandths), 0);
  const days = segments.map(({ from, to, monthly, salary_grade, step }) => ({
    monthly,
    salary_grade,
    step,
    thousandths: sumBetween(paid, from, to),
  }));
  const last = days.at(-1);
  if (last) last.thousandths = Math.max(last.thousandths - late, 0);
  return days.filter(({ thousandths }) => thousandths > 0);
}

/** Thousandths of days with pay between two days, both counted. */
export function sumBetween(paid: readonly PaidDay[], from: string, to: string): number {
  return paid.reduce((sum, { date, thousandths }) => (date >= from && date <= to ? sum + thousandths : sum), 0);
}

function paidOf({ status, absent }: RecordedDay, lost: number): number {
  if (AT_WORK.includes(status)) return Math.max(DAY - absent - lost, 0);
  return status === 'ON_LEAVE' ? Math.max(DAY - lost, 0) : 0;
}
