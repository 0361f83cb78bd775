import type { Database } from '@talaan/kernel/server/database/database.ts';
import { payExtras } from '../../rules/extras.ts';
import { monthPay } from '../../rules/month-pay.ts';
import { payOfMonth } from '../../rules/pay-of-month.ts';
import { payslipOf } from '../../rules/payslip.ts';
import type { FiguresOf } from '../figures/load-figures.ts';
import { casualPayroll, jobOrderPayroll } from './daily/pay-by-records.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { gatherFacts, type GatheredMonth } from './gather-facts.ts';
import type { KindOfRun, RunTerms } from './run-terms.ts';
import { payByMonths, type PayBasis } from './pay-by-months.ts';
import { readPaid } from './read-paid.ts';
import { whoIsPaid } from './who-is-paid.ts';
import { writePayslips } from './write-payslips.ts';

/** Those with a monthly salary. */
const bySalary: PayBasis<GatheredMonth> = {
  gather: gatherFacts,
  fingerprint: fingerprintOf,
  isReady: () => true,
  expected: monthPay,
  compose: (facts, year, figures, others) => payOfMonth({ ...facts, year }, figures, others),
  composeLate: (month, earlier, _facts, figures) => payslipOf({ month, own: [], earlier, deductions: [], year: null }, figures),
  kept: (facts) => facts,
};
const salaries: KindOfRun = { people: whoIsPaid, ...payByMonths(bySalary) };

/** Overtime and the like of the month alone, with the tax that they bring. */
const overtime: KindOfRun = {
  people: whoIsPaid,
  async compute(db, run, people, figuresOf) {
    const { month, today } = run;
    const paid = await readPaid(db, run, people, month);
    return (await gatherFacts(db, { people, from: month, to: month, today })).flatMap((facts) => {
      const known = paid.get(facts.personnel_id)?.get(month);
      const lines = payExtras(facts, figuresOf(month), known?.lines ?? [], known?.dues ?? 0);
      return lines.length === 0 ? [] : [{ personnel_id: facts.personnel_id, facts: { ...facts, earlier: [] }, lines }];
    });
  },
};

/** The kinds of runs that this module pays; other modules contribute theirs. */
export const OWN_KINDS = {
  REGULAR: salaries,
  ADJUSTMENT: salaries,
  OVERTIME: overtime,
  CASUAL: casualPayroll,
  JOBORDER: jobOrderPayroll,
} as const satisfies Partial<Record<RunTerms['kind'], KindOfRun>>;

/** Computes what a run pays these people, and writes their payslips. A constant number of statements. */
export async function computePart(
  db: Database,
  run: RunTerms,
  people: readonly number[],
  figuresOf: FiguresOf,
  kind: KindOfRun = salaries,
): Promise<void> {
  await writePayslips(db, run, await kind.compute(db, run, people, figuresOf));
}
