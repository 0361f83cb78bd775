import { z } from 'zod';
import { secondLook } from '@talaan/identity/contract/second-look.ts';
import { endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { WHY_RULES } from '../rules/pay-line.ts';
import { centavos, figure, figureKind, findingCode, runKind, SEATS, side } from './fields.ts';

const numbers = z.record(z.string(), z.number());
const ownWhy = z.object({
  rule: z.enum(WHY_RULES),
  figures: numbers,
  table: z.object({ kind: figureKind, effective_on: z.string(), source: z.string() }).optional(),
  parts: z.array(z.object({ of: z.string(), cause: z.string().optional(), figures: numbers })).optional(),
});

const line = z.object({
  code: z.string(),
  name: z.string(),
  side,
  amount: centavos,
  for_month: z.string(),
  reference: figure.nullable(),
  /** What it was computed from; of what was learned late, `of` is that of the line as it is due. */
  why: ownWhy.extend({ of: ownWhy.optional() }),
});
export type PayslipLine = z.output<typeof line>;

const yearToDate = z.object({
  basic: centavos,
  taxable: centavos,
  tax: centavos,
  gsis: centavos,
  philhealth: centavos,
  pagibig: centavos,
  net: centavos,
});

/** A day of a month whose late arrival and undertime took from the pay, as the time record has it; minutes. */
const lateDay = z.object({ date: z.string(), late_minutes: figure, undertime_minutes: figure });
export type LateDay = z.output<typeof lateDay>;

/** A loan of which a line takes; `paid` with this payslip. */
const loan = z.object({ id: figure, reference_no: z.string(), principal: centavos, paid: centavos });
export type Loan = z.output<typeof loan>;

/** The posted salary table of which a salary of the basic pay is, `from` the first day at it. */
const salaryTable = z.object({ from: z.string(), tranche: z.string(), law: z.string(), effective_on: z.string() });

const payslip = z.object({
  run_id: figure,
  kind: runKind,
  month: z.string(),
  number: z.string().nullable(),
  title: z.string(),
  personnel_id: figure,
  idno: z.string(),
  fullname: z.string(),
  office: z.string().nullable(),
  position: z.string().nullable(),
  salary_grade: figure.nullable(),
  step: figure.nullable(),
  gross: centavos,
  deductions: centavos,
  government: centavos,
  net: centavos,
  first_half: centavos,
  second_half: centavos,
  before: centavos.nullable(),
  /** What changed since the payslip before, in words. */
  changes: z.array(z.string()),
  held_because: z.string().nullable(),
  lines: z.array(line),
  late_days: z.array(lateDay),
  loans: z.array(loan),
  salary_tables: z.array(salaryTable),
  year: yearToDate,
});
export type Payslip = z.output<typeof payslip>;

/** What the tax of the year comes to if each month that is left is paid as this one; `difference` is what December collects, or below zero gives back. */
const forecast = z.object({
  months_left: figure,
  taxable: centavos,
  benefits: centavos,
  above: centavos,
  tax: centavos,
  withheld: centavos,
  difference: centavos,
  table: ownWhy.shape.table,
});
export type TaxForecast = z.output<typeof forecast>;

const params = z.object({ id: recordId, person: recordId });

const finding = z.object({ code: findingCode, blocks: z.boolean(), settled_because: z.string().nullable() });
export type PayslipFinding = z.output<typeof finding>;

export const readPayslip = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/{id}/payslips/{person}',
  summary: 'A payslip of a run with the explanation of each line; the reading is noted and shown to its owner.',
  access: SEATS,
  params,
  /** What was found of it, what hinders first. */
  response: z.object({ payslip, findings: z.array(finding) }),
});

const ownRow = z.object({
  run_id: figure,
  kind: runKind,
  title: z.string(),
  month: z.string(),
  number: z.string(),
  gross: centavos,
  deductions: centavos,
  net: centavos,
  released_on: z.string(),
});
export type OwnPayslipRow = z.output<typeof ownRow>;

export const listOwnPayslips = endpoint({
  method: 'GET',
  path: '/api/account/payroll/payslips',
  summary: 'The released payslips of the caller, the latest first.',
  access: 'staff',
  query: z.object({ year: z.coerce.number().int().min(2000).max(2199).optional() }),
  response: z.object({ years: z.array(figure), payslips: z.array(ownRow) }),
});

export const readOwnPayslip = endpoint({
  method: 'GET',
  path: '/api/account/payroll/payslips/{id}',
  summary: 'One released payslip of the caller, by its run.',
  access: 'staff',
  params: z.object({ id: recordId }),
  /** Null for a payslip that is no month of a salary, and in December, which settles the year. */
  response: z.object({ payslip, forecast: forecast.nullable() }),
});

export const downloadOwnPayslip = endpoint({
  method: 'POST',
  path: '/api/account/payroll/payslips/{id}/download',
  summary:
    'The payslip as a PDF with its code, after a second look: the password, a passkey or a code, or a sign-in of the last ten minutes.',
  access: 'staff',
  params: z.object({ id: recordId }),
  body: z.object(secondLook),
  // A wrong try stays counted.
  ownTransactions: true,
  response: fileAnswer,
  download: ['application/pdf'],
});
