import { z } from 'zod';
import { endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { PREPARERS, READERS, side, text } from '@talaan/payroll/contract/fields.ts';
import { code, loanClass, REMITTERS } from './fields.ts';

export const SIDES = { EARNING: 'Earning', DEDUCTION: 'Deduction', GOVERNMENT: 'Share of the government' } as const;
export const OWNERS = { OURS: 'By authority or order', LAW: 'By law' } as const;

const itemRow = z.object({
  id: code,
  name: z.string(),
  side,
  class: z.string().nullable(),
  lender: z.string(),
  account: z.string(),
  in_part: z.boolean(),
  lowers_tax: z.boolean(),
  is_used: z.boolean(),
  /** Of the law: its amounts follow from dated figures, and it is not changed. */
  is_of_law: z.boolean(),
});
export type ItemRow = z.output<typeof itemRow>;

export const listPayItems = endpoint({
  method: 'GET',
  path: '/api/payroll/items',
  summary: 'The catalogue of what is paid and deducted, in the order of a payslip.',
  access: READERS,
  query: listQuery(['name', 'account']).extend({
    side: severalOf(side),
    of: z.enum(Object.keys(OWNERS) as [keyof typeof OWNERS, ...(keyof typeof OWNERS)[]]).optional(),
    used: z.coerce.number().int().min(0).max(1).optional(),
    ...groupedBy(['side', 'class']),
  }),
  response: listOf('items', itemRow),
});
export const exportPayItems = exportOf(listPayItems, 'pay items');

const kept = {
  name: text(80).min(1, 'Enter a name.'),
  lender: text(120),
  account: text(20),
  in_part: z.boolean(),
};

export const addPayItem = endpoint({
  method: 'POST',
  path: '/api/payroll/items',
  summary: 'Adds a deduction by authority or order to the catalogue.',
  access: PREPARERS,
  reach: 'university',
  body: z.object({ ...kept, class: loanClass, lowers_tax: z.boolean() }),
  response: messageOnly.extend({ code }),
});

export const changePayItem = endpoint({
  method: 'PUT',
  path: '/api/payroll/items/{code}',
  summary:
    'Renames a deduction by authority or order, says to whom it goes and how it is taken, or takes it out of use. Those of the law stay.',
  access: PREPARERS,
  reach: 'university',
  params: z.object({ code }),
  body: z.object({ ...kept, is_used: z.boolean() }),
  response: messageOnly,
});

export const listLoanItems = endpoint({
  method: 'GET',
  path: '/api/payroll/loan-items',
  summary: 'Deductions by authority or order, for forms and filters: code, name, lender, whether they are in use.',
  access: REMITTERS,
  response: z.object({ items: z.array(z.object({ code, name: z.string(), lender: z.string(), is_used: z.boolean() })) }),
});
