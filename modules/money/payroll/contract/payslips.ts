import { z } from 'zod';
import { endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { centavos, figure, runKind, side, SEATS } from './fields.ts';

const line = z.object({
  code: z.string(),
  name: z.string(),
  side,
  amount: centavos,
  for_month: z.string(),
  reference: figure.nullable(),
  why: z.record(z.string(), z.unknown()),
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
  year: yearToDate,
});
export type Payslip = z.output<typeof payslip>;

const params = z.object({ id: recordId, person: recordId });

export const readPayslip = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/{id}/payslips/{person}',
  summary: 'A payslip of a run with the explanation of each line; the reading is noted and shown to its owner.',
  access: SEATS,
  params,
  response: z.object({ payslip }),
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
  response: z.object({ payslip }),
});

export const downloadOwnPayslip = endpoint({
  method: 'POST',
  path: '/api/account/payroll/payslips/{id}/download',
  summary: 'The payslip as a PDF with its code, after a second look: the password, or a sign-in of the last ten minutes.',
  access: 'staff',
  params: z.object({ id: recordId }),
  body: z.object({ password: z.string().max(200) }),
  response: fileAnswer,
  download: ['application/pdf'],
});
