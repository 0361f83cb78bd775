import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { ACCOUNT_NUMBER, HOW_ACCOUNTS_ARE } from '../rules/account-ends.ts';
import { centavos, figure, PREPARERS, READERS, text } from './fields.ts';

export const JOB_TAXES = {
  NONE: 'Nothing up to the exempt amount of a year',
  EIGHT: '8% in place of graduated rates and percentage tax',
  GRADUATED: 'Graduated rates and percentage tax',
} as const;
export type JobTax = keyof typeof JOB_TAXES;
export const JOB_KINDS = { PROFESSION: 'Profession', SERVICE: 'Other service' } as const;
export type JobKind = keyof typeof JOB_KINDS;

const jobTax = z.enum(Object.keys(JOB_TAXES) as [JobTax, ...JobTax[]]).nullable();
const jobKind = z.enum(Object.keys(JOB_KINDS) as [JobKind, ...JobKind[]]).nullable();

/** What a person's pay may lack. */
export const LACKS = { account: 'No bank account', held: 'Held in every payroll' } as const;

const personRow = z.object({
  id: figure,
  personnel_id: figure,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  status: z.string(),
  fund_code: z.string(),
  bank: z.string(),
  /** The last four signs of the account number; empty without one. */
  account_ends: z.string(),
  allowances: figure,
  held_because: z.string(),
});
export type PaidPersonRow = z.output<typeof personRow>;

export const listPaidPeople = endpoint({
  method: 'GET',
  path: '/api/payroll/people',
  summary: 'Who serves within the caller’s scope, and how each is paid; of account numbers the last four signs.',
  access: READERS,
  query: listQuery(['fullname', 'office', 'bank']).extend({
    office: idList,
    fund: severalOf(z.string().regex(/^\d\d$/)),
    lacks: z.enum(Object.keys(LACKS) as [keyof typeof LACKS, ...(keyof typeof LACKS)[]]).optional(),
    ...groupedBy(['office', 'fund']),
  }),
  response: listOf('people', personRow),
});
export const exportPaidPeople = exportOf(listPaidPeople, 'how people are paid');

const allowance = z.object({
  id: figure,
  code: z.string(),
  name: z.string(),
  monthly: centavos,
  by_days: z.boolean(),
  authority: z.string(),
  from: z.string(),
  to: z.string().nullable(),
});
export type Allowance = z.output<typeof allowance>;

const paidPerson = z.object({
  personnel_id: figure,
  idno: z.string(),
  fullname: z.string(),
  office: z.string().nullable(),
  fund_code: z.string().nullable(),
  bank: z.string(),
  account_ends: z.string(),
  /** Since when it is theirs, as the bank or they themselves say. */
  account_from: z.string().nullable(),
  job_tax: jobTax,
  job_kind: jobKind,
  declared_on: z.string().nullable(),
  /** Their service is by contract, so that tax follows their declaration. */
  is_contract: z.boolean(),
  held_because: z.string(),
  allowances: z.array(allowance),
  funds: z.array(z.object({ code: z.string(), name: z.string() })),
  items: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type PaidPerson = z.output<typeof paidPerson>;

export const readPaidPerson = endpoint({
  method: 'GET',
  path: '/api/payroll/people/{id}',
  summary: 'How a person is paid; the reading is noted and shown to them.',
  access: READERS,
  params: byId,
  response: z.object({ person: paidPerson }),
});

export const setProfile = endpoint({
  method: 'PUT',
  path: '/api/payroll/people/{id}',
  summary: 'Sets the fund cluster, the bank account and the tax terms of a person; the account number is kept sealed.',
  access: PREPARERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    fund_code: z.string().regex(/^\d\d$/, 'Choose a fund cluster.'),
    bank: text(80),
    /** Null: the number stays as it is. Empty: there is none any more. */
    account: z
      .string()
      .trim()
      .refine((account) => account === '' || ACCOUNT_NUMBER.test(account), HOW_ACCOUNTS_ARE)
      .nullable(),
    job_tax: jobTax,
    job_kind: jobKind,
    declared_on: isoDate.nullable(),
  }),
  response: messageOnly,
});

export const setHold = endpoint({
  method: 'POST',
  path: '/api/payroll/people/{id}/hold',
  summary: 'Holds the pay of a person in every payroll from now on, with a reason, or lets it go again.',
  access: PREPARERS,
  reach: 'scope',
  params: byId,
  /** Empty: it is paid again. */
  body: z.object({ because: text(500) }),
  response: messageOnly,
});

export const addAllowance = endpoint({
  method: 'POST',
  path: '/api/payroll/people/{id}/allowances',
  summary: 'Grants a person a monthly allowance from a day on, by an authority.',
  access: PREPARERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    code: z.string().min(1, 'Choose an allowance.').max(24),
    monthly: centavos.min(1, 'Enter an amount above 0.').max(100_000_000, 'This is too much.'),
    by_days: z.boolean(),
    authority: text(200).min(5, 'Name the law, order or appointment.'),
    from: isoDate,
    to: isoDate.nullable(),
  }),
  response: messageOnly,
});

export const endAllowance = endpoint({
  method: 'POST',
  path: '/api/payroll/people/{id}/allowances/{allowance}/end',
  summary: 'Ends an allowance with a day; what was paid of later days is taken back by the next payroll.',
  access: PREPARERS,
  reach: 'scope',
  params: z.object({ id: recordId, allowance: recordId }),
  body: z.object({ to: isoDate }),
  response: messageOnly,
});
