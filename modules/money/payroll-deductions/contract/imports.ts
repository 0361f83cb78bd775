import { z } from 'zod';
import { importCalls } from '@talaan/imports/contract/import-calls.ts';
import { centavos, figure, month, PREPARERS } from '@talaan/payroll/contract/fields.ts';
import { code } from './fields.ts';

/** What is said of the whole file. */
const loanChoices = z.object({
  /** What is deducted, where the file has no column that says so. */
  code: code.nullable().default(null),
  /** From which month on, where the file does not say so; null is the month of today. */
  from_month: month.nullable().default(null),
  /** What the lender says that all rows come to each month, in centavos; null until it is entered. */
  total: centavos.min(0).nullable().default(null),
});
export type LoanChoices = z.output<typeof loanChoices>;

const loanQuestions = z.object({
  rows: figure.default(0),
  /** Of all rows whose amount can be read, also of those that are refused. */
  total: centavos.default(0),
  /** Of the rows that can be imported, and of those that are on record as they are. */
  accepted: centavos.default(0),
});
export type LoanQuestions = z.output<typeof loanQuestions>;

export const loanImports = importCalls({
  path: '/api/payroll/deductions/imports',
  access: PREPARERS,
  sections: ['payroll-deductions'],
  choices: loanChoices.prefault({}),
  questions: loanQuestions,
});
