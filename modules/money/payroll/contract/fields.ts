import { z } from 'zod';
import { FIGURE_NAMES, type FigureKind } from '../rules/figures/rates.ts';
import { runFlow } from '../workflow.ts';

/** Who computes and checks runs, over a campus or all. */
export const PREPARERS = ['PAYROLL'] as const;
/** Who reads runs with what people are paid: those who compute them, and auditors. */
export const READERS = ['PAYROLL', 'PAYROLLAUDIT'] as const;
/** Who certifies runs or releases them. */
export const DECIDERS = ['PAYROLLBUDGET', 'PAYROLLACCOUNTING', 'PAYROLLCASHIER'] as const;
/** Who has a seat in a run: they see it with its totals and payslips, and no account numbers. */
export const SEATS = ['PAYROLL', 'PAYROLLBUDGET', 'PAYROLLACCOUNTING', 'PAYROLLCASHIER', 'PAYROLLAUDIT'] as const;

/** Who reads the dated figures. */
export const FIGURE_READERS = ['PAYROLL', 'PAYROLLACCOUNTING', 'PAYROLLAUDIT'] as const;

export const RUN_KINDS = {
  REGULAR: 'Regular payroll',
  CASUAL: 'Payroll of casuals',
  JOBORDER: 'Payroll of job orders',
  OVERTIME: 'Overtime and night pay',
  DIFFERENTIAL: 'Salary differential',
  BONUS: 'Bonus',
  LAST_PAY: 'Last pay',
  ADJUSTMENT: 'Adjustment',
} as const;
export type RunKind = keyof typeof RUN_KINDS;

/** What should be looked at before a run is certified (domain page, C5c). */
export const FINDINGS = {
  LACKS_PAY: 'Pay is smaller than what must be deducted',
  BELOW_FLOOR: 'Net pay under the least take-home pay',
  NOT_DEDUCTED: 'Deductions that did not fit',
  NO_SALARY: 'No salary on record',
  NO_TIN: 'No TIN',
  NO_GSIS: 'No GSIS number',
  NO_PHILHEALTH: 'No PhilHealth number',
  NO_PAGIBIG: 'No Pag-IBIG number',
  NO_ACCOUNT: 'No bank account',
  NO_RECORD: 'No locked time record',
  NOT_CLEARED: 'Not cleared of money and property',
  TWICE: 'Has this bonus in another run',
  ENDED: 'Service ended',
  AWAY: 'Absent without leave, suspended or dropped',
  AGE: 'Reached the age of 60 or 65',
  BIG_CHANGE: 'Net pay changed by more than a fifth',
} as const;
export type FindingCode = keyof typeof FINDINGS;

/** Findings with which a run is not certified, unless they are settled with a reason. */
export const BLOCKING: readonly FindingCode[] = ['LACKS_PAY', 'NO_SALARY', 'NO_RECORD', 'AWAY', 'NOT_CLEARED', 'TWICE'];

/** What the difference to the month before comes from. */
export const CAUSES = {
  NEW: 'New in this payroll',
  GONE: 'Not paid by this run',
  SALARY: 'Salary or step changed',
  UNPAID: 'Days without pay',
  LATE: 'Learned late, of an earlier month',
  ALLOWANCE: 'Allowances',
  CONTRIBUTION: 'Contributions',
  TAX: 'Tax',
  LOAN: 'Loans and other deductions',
  EXTRA: 'Overtime and other extra pay',
} as const;
export type Cause = keyof typeof CAUSES;

export const runKind = z.enum(Object.keys(RUN_KINDS) as [RunKind, ...RunKind[]]);
export const runState = z.enum(runFlow.states);
export const findingCode = z.enum(Object.keys(FINDINGS) as [FindingCode, ...FindingCode[]]);
export const cause = z.enum(Object.keys(CAUSES) as [Cause, ...Cause[]]);
export const figureKind = z.enum(Object.keys(FIGURE_NAMES) as [FigureKind, ...FigureKind[]]);
export const side = z.enum(['EARNING', 'DEDUCTION', 'GOVERNMENT']);
export const centavos = z.number().int();
export const figure = z.number().int();
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month.');
export const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
export const reason = text(500).min(10, 'Give a reason of at least 10 characters.');
