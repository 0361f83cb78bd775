import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { amount, centavos, chargeKind, costPart, figure, KEEPERS, named, paidAs, postingCause, reason } from './fields.ts';

const chargeRow = z.object({
  id: figure,
  personnel_id: figure,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  kind: chargeKind,
  title: z.string(),
  office: z.string(),
  office_name: z.string(),
  /** The days that are charged; null where the service did not come. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  obligated: centavos,
  paid: centavos,
  to_pay: centavos,
  freed_because: z.string(),
  /** Whether it still pays on days to come. */
  is_open: z.boolean(),
});
export type ChargeRow = z.output<typeof chargeRow>;

export const listCharges = endpoint({
  method: 'GET',
  path: '/api/payroll/fund-sources/{id}/people',
  summary: 'The people whose service a fund source pays, with what is obligated, paid and still to be paid.',
  access: KEEPERS,
  params: byId,
  query: listQuery(['fullname', 'office', 'from', 'to', 'obligated', 'paid', 'to_pay']).extend({
    kind: severalOf(chargeKind),
    /** 1: those whom it still pays on days to come; 0: the others. */
    open: z.coerce.number().int().min(0).max(1).optional(),
    ...groupedBy(['office', 'kind']),
  }),
  response: listOf('charges', chargeRow),
});
export const exportCharges = exportOf(listCharges, 'people of a fund source');

const postingRow = z.object({
  id: figure,
  posted_at: z.string(),
  posted_by: z.string().nullable(),
  cause: postingCause,
  reference: z.string(),
  personnel_id: figure,
  fullname: z.string(),
  title: z.string(),
  /** What it added to what is still to be paid, to what was paid, and to both together. */
  to_pay: centavos,
  paid: centavos,
  obligated: centavos,
  /** What is obligated of the fund source after it. */
  after: centavos,
  /** What it comes from, part by part, and why it was posted. */
  because: z.string(),
  parts: z.array(costPart),
  months: z.array(z.object({ month: figure, to_pay: centavos, paid: centavos })),
});
export type PostingRow = z.output<typeof postingRow>;

export const listPostings = endpoint({
  method: 'GET',
  path: '/api/payroll/fund-sources/{id}/ledger',
  summary: 'The ledger of a fund source: what was obligated, changed, freed and paid, the latest first.',
  access: KEEPERS,
  params: byId,
  query: listQuery(['posted_at', 'fullname', 'obligated']).extend({ cause: severalOf(postingCause), charge: recordId.optional() }),
  response: listOf('postings', postingRow),
});
export const exportPostings = exportOf(listPostings, 'ledger of a fund source');

export const endCharge = endpoint({
  method: 'POST',
  path: '/api/payroll/fund-sources/charges/{id}/end',
  summary: 'Has a fund source pay a person no longer after a day; what was obligated for later days is freed.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  body: z.object({ last_day: isoDate, reason }),
  response: messageOnly,
});

const payee = z.object({
  charge_id: figure,
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  title: z.string(),
  to_pay: centavos,
  paid: centavos,
  is_closed: z.boolean(),
});
export type Payee = z.output<typeof payee>;

export const readMonthToPay = endpoint({
  method: 'GET',
  path: '/api/payroll/fund-sources/{id}/months/{month}',
  summary: 'Who is to be paid by a fund source for a month, and how much of it is obligated.',
  access: KEEPERS,
  params: byId.extend({ month: z.coerce.number().int().min(1).max(12) }),
  response: z.object({ source: z.object({ id: figure, name: z.string(), year: figure }), payees: z.array(payee) }),
});

export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/payroll/fund-sources/{id}/months/{month}',
  summary: 'Records what people were paid for a month, in the place of what was obligated.',
  access: KEEPERS,
  reach: 'university',
  params: byId.extend({ month: z.coerce.number().int().min(1).max(12) }),
  body: z.object({
    reference: named(60, 'Enter the number of the payroll or voucher.'),
    /** Nothing of the month is to be paid any more: what was obligated beyond it is freed. */
    closes: z.boolean(),
    payments: z
      .array(z.object({ charge_id: recordId, amount }))
      .min(1, 'Choose at least one person.')
      .max(1000),
  }),
  response: messageOnly,
});

const unfunded = z.object({
  /** Of the appointment or contract. */
  id: z.string(),
  personnel_id: figure,
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  paid_as: paidAs,
  title: z.string(),
  office: z.string(),
  office_name: z.string(),
  from: z.string(),
  to: z.string().nullable(),
});
export type UnfundedRow = z.output<typeof unfunded>;

export const listUnfunded = endpoint({
  method: 'GET',
  path: '/api/payroll/fund-sources/unfunded',
  summary: 'Casuals and job orders in service whom no fund source of this year pays.',
  access: KEEPERS,
  query: listQuery(['fullname', 'office', 'from', 'to']).extend({ paid_as: paidAs.optional(), ...groupedBy(['office', 'paid_as']) }),
  response: listOf('unfunded', unfunded).extend({ year: figure }),
});
export const exportUnfunded = exportOf(listUnfunded, 'people without a fund source');

export const chargePeople = endpoint({
  method: 'POST',
  path: '/api/payroll/fund-sources/people',
  summary: 'Has a fund source pay people in service from a day on: all of them or none.',
  access: KEEPERS,
  reach: 'university',
  body: z.object({
    source_id: z.number({ error: 'Choose the fund source.' }).int().min(1).max(2_147_483_647),
    from: isoDate,
    ids: z
      .array(z.string().regex(/^[AC]\d{1,9}$/))
      .min(1, 'Choose at least one person.')
      .max(500),
  }),
  response: messageOnly.extend({ warnings: z.array(z.string()) }),
});
