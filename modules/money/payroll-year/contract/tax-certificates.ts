import { z } from 'zod';
import { secondLook } from '@talaan/identity/contract/second-look.ts';
import { endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { centavos, figure, PREPARERS, READERS, text } from '@talaan/payroll/contract/fields.ts';

const year = z.coerce.number().int().min(2000).max(2199);
const amount = centavos.min(0, 'Not below zero.');

const row = z.object({
  id: figure,
  idno: z.string(),
  fullname: z.string(),
  office: z.string().nullable(),
  gross: centavos,
  withheld: centavos,
  /** Of whom the year has pay of a former employer. */
  former: z.string().nullable(),
});
export type TaxRow = z.output<typeof row>;

export const listTaxYears = endpoint({
  method: 'GET',
  path: '/api/payroll/tax/{year}',
  summary: 'Who was paid in a year by released payslips, with the tax withheld, for the certificates of BIR Form 2316.',
  access: READERS,
  params: z.object({ year }),
  query: listQuery(['fullname', 'gross', 'withheld']).extend({ former: z.coerce.number().int().min(0).max(1).optional() }),
  response: listOf('people', row),
});
export const exportTaxYears = exportOf(listTaxYears, 'tax of a year');

export const printTaxCertificates = endpoint({
  method: 'POST',
  path: '/api/payroll/tax/{year}/certificates',
  summary: 'Starts a job that prints BIR Form 2316 of chosen people, or of all within the caller’s scope whom the year has paid.',
  access: READERS,
  reach: 'scope',
  params: z.object({ year }),
  body: z.object({ personnel_ids: z.array(recordId).max(5000).nullable() }),
  response: startedJob,
});

const former = {
  tin: z
    .string()
    .trim()
    .regex(/^\d{9}(\d{3}|\d{5})?$/, 'Nine, twelve or fourteen digits.'),
  name: text(150).min(1, 'Enter the employer.'),
  address: text(250),
  taxable: amount,
  benefits: amount,
  contributions: amount,
  other_exempt: amount,
  withheld: amount,
};
const formerPay = z.object(former);
export type FormerPay = z.output<typeof formerPay>;
const ofPerson = z.object({ year, person: recordId });

export const readFormer = endpoint({
  method: 'GET',
  path: '/api/payroll/tax/{year}/former/{person}',
  summary: 'What a person had of a former employer in a year; null where nothing was entered. The reading is noted.',
  access: READERS,
  params: ofPerson,
  response: z.object({ fullname: z.string(), former: formerPay.nullable() }),
});

export const saveFormer = endpoint({
  method: 'PUT',
  path: '/api/payroll/tax/{year}/former/{person}',
  summary: 'Enters what a person had of a former employer in a year, from its certificate; the adjustment of December adds it.',
  access: PREPARERS,
  reach: 'scope',
  params: ofPerson,
  body: formerPay,
  response: messageOnly,
});

export const removeFormer = endpoint({
  method: 'DELETE',
  path: '/api/payroll/tax/{year}/former/{person}',
  summary: 'Removes what was entered of a former employer of a person in a year.',
  access: PREPARERS,
  reach: 'scope',
  params: ofPerson,
  response: messageOnly,
});

export const listOwnTaxYears = endpoint({
  method: 'GET',
  path: '/api/account/payroll/tax',
  summary: 'The years in which the caller was paid and that are over, or that a last pay closed.',
  access: 'staff',
  response: z.object({ years: z.array(figure) }),
});

export const downloadOwnTaxCertificate = endpoint({
  method: 'POST',
  path: '/api/account/payroll/tax/{year}/download',
  summary:
    'The own BIR Form 2316 of a year as a PDF, after a second look: the password, a passkey or a code, or a sign-in of the last ten minutes.',
  access: 'staff',
  params: z.object({ year }),
  body: z.object(secondLook),
  // A wrong try stays counted.
  ownTransactions: true,
  response: fileAnswer,
  download: ['application/pdf'],
});
