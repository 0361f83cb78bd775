import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { centavos, figure, month, PREPARERS, READERS, reason, text } from '@talaan/payroll/contract/fields.ts';
import { amount, code, deductionFacts, state } from './fields.ts';

const deductionRow = z.object({
  id: figure,
  personnel_id: figure,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  ...deductionFacts,
});
export type DeductionRow = z.output<typeof deductionRow>;

export const listDeductions = endpoint({
  method: 'GET',
  path: '/api/payroll/deductions',
  summary: 'Deductions and loans of people within the caller’s scope; opening the list is noted.',
  access: READERS,
  query: listQuery(['fullname', 'item', 'monthly', 'balance', 'months_left', 'from_month']).extend({
    state: severalOf(state),
    item: severalOf(code),
    lender: severalOf(z.string().max(120)),
    person: idList,
    ...groupedBy(['item', 'lender']),
  }),
  response: listOf('deductions', deductionRow),
});
export const exportDeductions = exportOf(listDeductions, 'deductions');

const taken = z.object({
  run_id: figure,
  title: z.string(),
  month: z.string(),
  due: centavos,
  taken: centavos,
  lacking: centavos,
  /** After it; null for what is no loan, and before the release. */
  balance: centavos.nullable(),
  is_released: z.boolean(),
});

const planned = z.object({ month: z.string(), amount: centavos, balance: centavos.nullable() });

export const ledger = deductionRow.extend({
  paid_before: centavos,
  authorized_on: z.string(),
  entered_by: z.string().nullable(),
  entered_at: z.string(),
  import_file: z.string().nullable(),
  ended_on: z.string().nullable(),
  ended_because: z.string().nullable(),
  /** What each run took, the latest first. */
  runs: z.array(taken),
  /** What is still to come by its monthly amount. */
  schedule: z.array(planned),
});
export type Ledger = z.output<typeof ledger>;

export const readDeduction = endpoint({
  method: 'GET',
  path: '/api/payroll/deductions/{id}',
  summary: 'The ledger of a deduction: what each run took and lacked, and what is to come. The reading is noted and shown to its owner.',
  access: READERS,
  params: byId,
  response: z.object({ deduction: ledger }),
});

export const enterDeduction = endpoint({
  method: 'POST',
  path: '/api/payroll/deductions',
  summary: 'Enters a deduction or loan of a person within the caller’s scope.',
  access: PREPARERS,
  reach: 'scope',
  body: z
    .object({
      personnel_id: recordId,
      code,
      reference_no: text(60),
      monthly: amount,
      /** Null for what is no loan. */
      principal: amount.nullable(),
      paid_before: z.number('Enter an amount with at most two decimals.').int('Enter an amount with at most two decimals.').min(0),
      from_month: month,
      to_month: month.nullable(),
      authorized_on: isoDate,
    })
    .refine(({ from_month: from, to_month: to }) => to === null || to >= from, {
      path: ['to_month'],
      error: 'The last month is before the first one.',
    })
    .refine(({ principal, paid_before: paid }) => principal === null || paid < principal, {
      path: ['paid_before'],
      error: 'This loan is paid already: what was paid is not less than its principal.',
    })
    .refine(({ principal, paid_before: paid }) => principal !== null || paid === 0, {
      path: ['principal'],
      error: 'Enter the principal of which this was paid.',
    }),
  response: messageOnly.extend({ id: figure }),
});

export const endDeduction = endpoint({
  method: 'POST',
  path: '/api/payroll/deductions/{id}/end',
  summary: 'Ends a deduction with a reason: from this month on, or after it.',
  access: PREPARERS,
  reach: 'scope',
  params: byId,
  body: z.object({ because: reason, also_this_month: z.boolean() }),
  response: messageOnly,
});

export const findPayrollPeople = endpoint({
  method: 'GET',
  path: '/api/payroll/borrowers',
  summary: 'The five people within the caller’s scope nearest to the typed name or number.',
  access: PREPARERS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ personnel: z.array(foundPerson) }),
});
