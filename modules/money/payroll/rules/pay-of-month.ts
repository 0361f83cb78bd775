import { stillDue } from './differences.ts';
import type { MonthFacts } from './month-facts.ts';
import { monthPay } from './month-pay.ts';
import type { PaidLine, PayLine } from './pay-line.ts';
import { payslipOf, settleDues } from './payslip.ts';
import type { Figures } from './rates.ts';

/** What other runs have to do with a payslip. */
export interface OtherRuns {
  /** Lines that have been paid for the same month, such as overtime by a run of its own with its tax. */
  paid?: readonly PaidLine[];
  /** What is still due of earlier months, by `stillDue`. */
  earlier?: readonly PayLine[];
}

/** The payslip of a person with a monthly salary (domain page, part C2). */
export function payOfMonth(facts: MonthFacts, figures: Figures, { paid = [], earlier = [] }: OtherRuns = {}): PayLine[] {
  const { month, deductions, year } = facts;
  return settleDues(deductions, (dues) => {
    const own = stillDue(monthPay(facts, figures, dues), paid);
    return payslipOf({ month, own, earlier, deductions, year }, figures);
  });
}
