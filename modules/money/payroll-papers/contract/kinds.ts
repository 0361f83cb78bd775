import type { Group } from '@talaan/kernel/contract/groups.ts';

/** How a paper is had. Files of agencies have the columns of the workbook. */
export const FORMATS = ['pdf', 'xlsx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

interface Kind {
  name: string;
  /** The form that it follows. */
  form: string;
  /** Whose it is to make. */
  seats: readonly Group[];
  formats: readonly Format[];
  /** The column whose sum tells it from another: what is paid, due or remitted. */
  control: string;
  /** One for each fund cluster of the run, one for each bank and half, or one alone. */
  of?: 'fund' | 'bank';
  /** Printed by a job. */
  byJob?: true;
}

const ALL: readonly Group[] = ['PAYROLL', 'PAYROLLBUDGET', 'PAYROLLACCOUNTING', 'PAYROLLCASHIER', 'PAYROLLAUDIT'];
const BOOKS: readonly Group[] = ['PAYROLL', 'PAYROLLBUDGET', 'PAYROLLACCOUNTING', 'PAYROLLAUDIT'];
const PAID: readonly Group[] = ['PAYROLLACCOUNTING', 'PAYROLLCASHIER', 'PAYROLLAUDIT'];
const SHEETS: readonly Format[] = ['pdf', 'xlsx'];
const FILES: readonly Format[] = ['pdf', 'xlsx', 'csv'];

const kinds = <Name extends string>(defined: Record<Name, Kind>): Readonly<Record<Name, Kind>> => defined;

/** Papers of one run, in the order in which they are needed. */
export const RUN_PAPERS = kinds({
  GENERAL_PAYROLL: {
    name: 'General payroll',
    form: 'GAM Appendix 33',
    seats: ALL,
    control: 'Net amount due',
    formats: SHEETS,
    of: 'fund',
    byJob: true,
  },
  REGISTER: { name: 'Payroll register', form: 'By fund cluster and office', seats: ALL, control: 'Net', formats: SHEETS },
  ABSTRACT: { name: 'Abstract by account', form: 'By UACS account', seats: ALL, control: 'Credit', formats: SHEETS },
  OBLIGATION: {
    name: 'Obligation or budget utilization request',
    form: 'GAM Appendices 11 and 14',
    seats: BOOKS,
    control: 'Amount',
    formats: SHEETS,
    of: 'fund',
  },
  VOUCHER: {
    name: 'Disbursement voucher',
    form: 'GAM Appendix 32',
    seats: [...BOOKS, 'PAYROLLCASHIER'],
    control: 'Credit',
    formats: SHEETS,
    of: 'fund',
  },
  ADVICE: { name: 'LDDAP-ADA', form: 'GAM Appendix 42', seats: PAID, control: 'Net amount', formats: SHEETS, of: 'fund' },
  INDEX: { name: 'Index of payments', form: 'GAM Appendix 38', seats: PAID, control: 'Net', formats: SHEETS, byJob: true },
  BANK_LIST: {
    name: 'Bank credit list',
    form: 'By bank and half, with a letter to each bank',
    seats: ['PAYROLLCASHIER'],
    control: 'Amount',
    formats: FILES,
    of: 'bank',
  },
  PAYSLIPS: { name: 'All payslips', form: 'By office', seats: ['PAYROLL', 'PAYROLLAUDIT'], control: 'Net', formats: ['pdf'], byJob: true },
});
export type RunPaperKind = keyof typeof RUN_PAPERS;

/** Who makes the remittances of a month. */
export const REMITTERS = ['PAYROLL', 'PAYROLLACCOUNTING', 'PAYROLLCASHIER', 'PAYROLLAUDIT'] as const;

/** Papers of all runs of a month; the alphalist is of its year until then, what is withheld of job orders of the quarter. */
export const MONTH_PAPERS = kinds({
  GSIS: { name: 'GSIS remittance', form: 'Premiums and loans', seats: REMITTERS, control: 'Total', formats: FILES },
  RF1: { name: 'PhilHealth RF-1', form: 'Employer’s remittance report', seats: REMITTERS, control: 'Total', formats: FILES },
  MCRF: { name: 'Pag-IBIG MCRF', form: 'Membership contributions', seats: REMITTERS, control: 'Total', formats: FILES },
  STLRF: { name: 'Pag-IBIG STLRF', form: 'Loans', seats: REMITTERS, control: 'Amount', formats: FILES },
  COMPENSATION_TAX: {
    name: 'BIR 1601-C',
    form: 'Tax withheld on compensation',
    seats: REMITTERS,
    control: '27 Taxes withheld for remittance',
    formats: SHEETS,
  },
  ALPHALIST: { name: 'BIR 1604-C alphalist', form: 'Employees of the year', seats: REMITTERS, control: 'Taxable', formats: FILES },
  PERCENTAGE_TAX: { name: 'BIR 1600-PT', form: 'Percentage tax of job orders', seats: REMITTERS, control: 'Tax withheld', formats: FILES },
  EXPANDED_TAX: {
    name: 'BIR 1601-EQ',
    form: 'Expanded tax of job orders in the quarter, by payee',
    seats: REMITTERS,
    control: 'Tax withheld',
    formats: FILES,
  },
  CERTIFICATES: {
    name: 'BIR 2307',
    form: 'Certificates of the quarter, one a payee',
    seats: REMITTERS,
    control: 'Tax withheld',
    formats: SHEETS,
    byJob: true,
  },
});
export type MonthPaperKind = keyof typeof MONTH_PAPERS;

/** By when each is remitted, filed or given: a day of the month after the month or the quarter, the end of that month, or of January after the year. */
export const DUE: Readonly<Record<MonthPaperKind, { after: 'month' | 'quarter' | 'year'; day: number; ofDecember?: number }>> = {
  GSIS: { after: 'month', day: 10 },
  RF1: { after: 'month', day: 15 },
  MCRF: { after: 'month', day: 15 },
  STLRF: { after: 'month', day: 15 },
  // RR 11-2018: what was withheld for December by 15 January.
  COMPENSATION_TAX: { after: 'month', day: 10, ofDecember: 15 },
  PERCENTAGE_TAX: { after: 'month', day: 10 },
  EXPANDED_TAX: { after: 'quarter', day: 31 },
  CERTIFICATES: { after: 'quarter', day: 20 },
  ALPHALIST: { after: 'year', day: 31 },
};
