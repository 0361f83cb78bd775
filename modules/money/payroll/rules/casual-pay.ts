import { contributions } from './contributions.ts';
import type { Deduction, Extra, YearFacts } from './month-facts.ts';
import { extraLine } from './month-lines.ts';
import { lineOf, type PayLine } from './pay-line.ts';
import { payWith, type OtherRuns } from './pay-of-month.ts';
import { named, type Figures } from './figures/rates.ts';
import { roundHalfUp } from './round.ts';
import { withStatutory } from './statutory.ts';

const DAY = 1000n;

/** Days with pay of a locked time record at one rate: thousandths of a day, with paid leave and the holidays between days with pay. */
export interface PaidDays {
  monthly: number;
  thousandths: number;
  salary_grade: number;
  step: number;
}

/** What the month of a casual is computed from. */
export interface CasualFacts {
  month: string;
  days: readonly PaidDays[];
  extras: readonly Extra[];
  deductions: readonly Deduction[];
  year: YearFacts | null;
}

/** The payslip of a casual, who is paid by the day (domain page, part C5b.8); no days without pay are taken off again. */
export function payOfCasual(facts: CasualFacts, figures: Figures, others: OtherRuns = {}): PayLine[] {
  return payWith(facts, figures, others, (dues) => casualPay(facts, figures, dues));
}

/** What `monthPay` is of those with a monthly salary: before what is taken by authority or order, to be compared with what was paid. */
export function casualPay({ month, days, extras }: CasualFacts, figures: Figures, dues: number): PayLine[] {
  const { divisor } = figures.DAYS.content;
  const parts = days.map(({ monthly, thousandths, salary_grade, step }) => ({
    of: 'DAILY',
    figures: { monthly, daily: dailyRate(monthly, divisor), thousandths, salary_grade, step },
  }));
  const sum = (of: (figures: (typeof parts)[number]['figures']) => bigint) => parts.reduce((all, part) => all + of(part.figures), 0n);
  const thousandths = sum((one) => BigInt(one.thousandths));
  const wages = roundHalfUp(
    sum((one) => BigInt(one.daily) * BigInt(one.thousandths)),
    DAY,
  );
  const earnings = [
    ...(wages > 0
      ? [
          lineOf(month, {
            code: 'WAGES',
            amount: wages,
            tax: 'BASIC',
            why: { rule: 'wages', figures: { divisor }, table: named(figures.DAYS), parts },
          }),
          peraByDay(month, thousandths, figures),
        ]
      : []),
    ...extras.map((one) => extraLine({ month }, one)),
  ];
  if (wages === 0) return withStatutory(month, earnings, [], figures, dues);
  const monthly = roundHalfUp(
    sum((one) => BigInt(one.monthly) * BigInt(one.thousandths)),
    thousandths,
  );
  return withStatutory(month, earnings, contributions({ month, monthly, parts }, figures), figures, dues);
}

/** Monthly ÷ 22, in whole centavos as the plantilla of casual appointments has it. */
export function dailyRate(monthly: number, divisor: number): number {
  return roundHalfUp(BigInt(monthly), BigInt(divisor));
}

function peraByDay(month: string, days: bigint, { PERA: pera, DAYS: { content } }: Figures): PayLine {
  const { monthly } = pera.content;
  const { divisor } = content;
  const amount = Math.min(roundHalfUp(BigInt(monthly) * days, BigInt(divisor) * DAY), monthly);
  const figures = { monthly, thousandths: Number(days), divisor };
  return lineOf(month, { code: 'PERA', amount, tax: 'EXEMPT', why: { rule: 'pera-by-day', figures, table: named(pera) } });
}
