import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { figure, PREPARERS, runState } from './fields.ts';

export const readDesk = endpoint({
  method: 'GET',
  path: '/api/payroll/desk',
  summary:
    'The regular payroll that is next for the payroll officer: the oldest one that is open, or the month without one, and what hinders it.',
  access: PREPARERS,
  response: z.object({
    month: z.string(),
    run: z
      .object({
        id: figure,
        title: z.string(),
        state: runState,
        people: figure,
        blocking: figure,
        held: figure,
        computed_at: z.string().nullable(),
      })
      .nullable(),
    /** People in service without a bank account. */
    no_account: figure,
    /** People whose pay is held in every payroll. */
    held: figure,
  }),
});

export const readLatestPayslip = endpoint({
  method: 'GET',
  path: '/api/account/payroll/latest',
  summary: 'The month of the latest released payslip of the caller, without its amount.',
  access: 'staff',
  response: z.object({ payslip: z.object({ run_id: figure, month: z.string(), title: z.string(), released_on: z.string() }).nullable() }),
});
