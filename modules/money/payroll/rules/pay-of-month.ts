import { stillDue } from './differences.ts';
import type { MonthFacts } from './month-facts.ts';
import { monthPay } from './month-pay.ts';
import type { PaidLine, PayLine } from './pay-line.ts';
import { payslipOf, settleDues, type PayslipParts } from './payslip.ts';
import type { Figures } from './figures/rates.ts';

/** What other runs have to do with a payslip. */
export interface OtherRuns {
  /** Lines that have been paid for the same month, such as overtime by a run of its own with its tax. */
  paid?: readonly PaidLine[];
  /** What is still due of earlier months, by `stillDue`. */
  earlier?: readonly PayLine[];
}

/** The payslip of a person with a monthly salary (domain page, part C2). */
export function payOfMonth(facts: MonthFacts, figures: Figures, others: OtherRuns = {}): PayLine[] {
  return payWith(facts, figures, others, (dues) => monthPay(facts, figures, dues));
}

/** A payslip with what its month gives, less what other runs have paid of it. */
export function payWith(
  { month, deductions, year }: Pick<PayslipParts, 'month' | 'deductions' | 'year'>,
  figures: Figures,
  { paid = [], earlier = [] }: OtherRuns,
  payOf: (dues: number) => PayLine[],
): PayLine[] {
  return settleDues(deductions, (dues) => payslipOf({ month, own: stillDue(payOf(dues), paid), earlier, deductions, year }, figures));
}
