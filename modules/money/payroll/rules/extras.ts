import { stillDue } from './differences.ts';
import type { MonthFacts } from './month-facts.ts';
import { monthPay } from './month-pay.ts';
import type { PaidLine, PayLine } from './pay-line.ts';
import type { Figures } from './figures/rates.ts';

/**
 * Overtime and the like of a month that no run has paid yet, with the tax that they add to what the month gives without them (domain page, part
 * C5b.9). The regular payroll of the month, whether it comes before or after, pays the rest.
 */
export function payExtras(facts: MonthFacts, figures: Figures, paid: readonly PaidLine[], dues: number): PayLine[] {
  const isPaid = (id: number, code: string) => paid.some((line) => line.reference === id && line.code === code);
  const open = facts.extras.filter(({ id, code }) => !isPaid(id, code));
  if (open.length === 0) return [];
  const without = monthPay({ ...facts, extras: facts.extras.filter((one) => !open.includes(one)) }, figures, dues);
  return stillDue(monthPay(facts, figures, dues), without);
}
