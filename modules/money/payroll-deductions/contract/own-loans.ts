import { z } from 'zod';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { figure } from '@talaan/payroll/contract/fields.ts';
import { ledger } from './deductions.ts';
import { deductionFacts } from './fields.ts';

const ownRow = z.object({ id: figure, ...deductionFacts });
export type OwnLoan = z.output<typeof ownRow>;

export const listOwnLoans = endpoint({
  method: 'GET',
  path: '/api/account/payroll/loans',
  summary: 'Deductions and loans of the caller, those that run first.',
  access: 'staff',
  response: z.object({ loans: z.array(ownRow) }),
});

export const readOwnLoan = endpoint({
  method: 'GET',
  path: '/api/account/payroll/loans/{id}',
  summary: 'The ledger of one deduction of the caller: what each released payslip took, and what is to come.',
  access: 'staff',
  params: byId,
  response: z.object({ deduction: ledger }),
});
