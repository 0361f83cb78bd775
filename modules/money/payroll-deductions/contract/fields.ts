import { z } from 'zod';
import { centavos, figure } from '@talaan/payroll/contract/fields.ts';

/** Who reads the lists for lenders: who computes, who certifies what is remitted, auditors. */
export const REMITTERS = ['PAYROLL', 'PAYROLLACCOUNTING', 'PAYROLLAUDIT'] as const;

export const STATES = { RUNNING: 'Running', PAID_OFF: 'Paid off', ENDED: 'Ended' } as const;
export type DeductionState = keyof typeof STATES;

/** Classes of the General Appropriations Act, in whose order deductions are taken. */
export const CLASSES = {
  SUPPORT: 'Support by a protection order',
  GSIS_HDMF: 'GSIS and Pag-IBIG',
  COURT: 'Courts and disallowances',
  COOPERATIVE: 'Cooperatives and mutual benefit',
  PROVIDENT: 'Provident funds and associations',
  BANK: 'Government banks',
  INSURANCE: 'Insurance',
  THRIFT: 'Thrift and rural banks',
} as const;
export type LoanClass = keyof typeof CLASSES;

export const state = z.enum(Object.keys(STATES) as [DeductionState, ...DeductionState[]]);
export const loanClass = z.enum(Object.keys(CLASSES) as [LoanClass, ...LoanClass[]], 'Choose a class.');
export const code = z.string().regex(/^[A-Z][A-Z0-9_]{1,23}$/, 'Choose from the list.');
/** Above zero, and at most what a field of money takes. */
export const amount = z
  .number('Enter an amount with at most two decimals.')
  .int('Enter an amount with at most two decimals.')
  .min(1, 'Enter an amount above zero.')
  .max(99_999_999_999, 'This is too much.');

/** A deduction of a person as lists and ledgers show it. */
export const deductionFacts = {
  code: z.string(),
  item: z.string(),
  lender: z.string(),
  reference_no: z.string(),
  monthly: centavos,
  /** Null for what is no loan, such as dues. */
  principal: centavos.nullable(),
  /** Before Talaan and by released payslips. */
  paid: centavos,
  balance: centavos.nullable(),
  /** By its balance, or to its last month; null for what runs until it is ended. */
  months_left: figure.nullable(),
  from_month: z.string(),
  to_month: z.string().nullable(),
  state,
};
