import { fitDeductions } from '../fit-deductions.ts';
import { serveMonth, type Rate } from '../fraction-of-month.ts';
import type { Deduction } from '../month-facts.ts';
import { jobOrderTaxes, type JobOrderTax } from './job-order-tax.ts';
import { lineOf, type PayLine } from '../pay-line.ts';
import { named, type Figures } from '../figures/rates.ts';
import { roundHalfUp } from '../round.ts';
import { sumLines } from '../totals.ts';

const [DAY, WHOLE, MINUTES_OF_DAY] = [1000n, 10_000n, 480n];

/** A contract by the day: the daily rate of a comparable position in centavos with a premium in ten-thousandths, and days in thousandths. */
export interface DailyContract {
  basis: 'DAILY';
  daily: number;
  premium_per10000: number;
  thousandths: number;
  minutes_late: number;
}

/** A contract by the month: days in it at each rate, and days absent in thousandths. */
export interface MonthlyContract {
  basis: 'MONTHLY';
  segments: readonly Rate[];
  absent: number;
  minutes_late: number;
}

export interface JobOrderParts {
  month: string;
  /** Of the month itself: its pay, or a gratuity. */
  own: readonly PayLine[];
  /** What of earlier months is still due. */
  earlier: readonly PayLine[];
  deductions: readonly Deduction[];
  tax: JobOrderTax;
}

/**
 * The payslip of a job order or contract of service: tax by its terms, then what the contractor lets be taken. The floor is of employees and does
 * not apply. What was paid too much is taken first; what is more than the pay is carried.
 */
export function payOfJobOrder({ month, own, earlier, deductions, tax }: JobOrderParts, figures: Figures): PayLine[] {
  const lines = [...own, ...earlier];
  const { gross } = sumLines(lines);
  const taxes = jobOrderTaxes(month, Math.max(gross, 0), tax, figures);
  const floor = { ...figures.FLOOR, content: { ...figures.FLOOR.content, net: 0 } };
  const left = Math.max(gross, 0) - sumLines(taxes).deductions;
  const carried = lineOf(month, {
    code: 'CARRIED',
    amount: -gross,
    tax: 'NONE',
    why: { rule: 'carried', figures: { overpaid: -gross, left: 0, floor: 0 } },
  });
  return [...lines, ...(gross < 0 ? [carried] : []), ...taxes, ...fitDeductions(month, deductions, left, { ...figures, FLOOR: floor })];
}

/** What a contract gives in a month: pay, and what absence and late arrival take, at most all of it (domain page, part C5b.8). */
export function jobOrderPay(month: string, contract: DailyContract | MonthlyContract, figures: Figures): PayLine[] {
  const lines = contract.basis === 'DAILY' ? byDay(month, contract) : byMonth(month, contract, figures);
  return lines.filter(({ amount }) => amount !== 0);
}

/** The daily rate × (100 + premium) % × days, rounded once; minutes late at the rate with the premium. */
function byDay(month: string, { daily, premium_per10000: premium, thousandths, minutes_late: minutes }: DailyContract): PayLine[] {
  const rate = BigInt(daily) * (WHOLE + BigInt(premium));
  const pay = roundHalfUp(rate * BigInt(thousandths), WHOLE * DAY);
  const late = Math.min(roundHalfUp(rate * BigInt(minutes), WHOLE * MINUTES_OF_DAY), pay);
  const figures = { daily, premium_per10000: premium };
  return [
    lineOf(month, { code: 'JO_PAY', amount: pay, tax: 'TAXED', why: { rule: 'by-day', figures: { ...figures, thousandths } } }),
    lineOf(month, { code: 'JO_ABSENT', amount: -late, tax: 'TAXED', why: { rule: 'late-by-day', figures: { ...figures, minutes, pay } } }),
  ];
}

/** The part of the month in contract; a day absent is monthly ÷ 22, a minute late that ÷ 480, at the last rate of the month. */
function byMonth(month: string, { segments, absent, minutes_late: minutes }: MonthlyContract, { DAYS: days }: Figures): PayLine[] {
  const { basic: pay, days: ofMonth, parts } = serveMonth(month, segments);
  const { divisor } = days.content;
  const monthly = segments.at(-1)?.monthly ?? 0;
  const missed = BigInt(absent) * MINUTES_OF_DAY + BigInt(minutes) * DAY;
  const less = Math.min(roundHalfUp(BigInt(monthly) * missed, BigInt(divisor) * DAY * MINUTES_OF_DAY), pay);
  const figures = { monthly, thousandths: absent, minutes, divisor, pay };
  return [
    lineOf(month, { code: 'JO_PAY', amount: pay, tax: 'TAXED', why: { rule: 'basic', figures: { days: ofMonth }, parts } }),
    lineOf(month, { code: 'JO_ABSENT', amount: -less, tax: 'TAXED', why: { rule: 'absent-by-month', figures, table: named(days) } }),
  ];
}
