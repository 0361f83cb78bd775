import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { HALF_REASONS, PAYMENT_BASES, type HalfReason, type PaymentBasis } from '../rules/reasons.ts';
import { PAYMENT_STATES, type PaymentState } from '../rules/payment-flows.ts';

/** Who sees and takes part in the payments of others: HR certifies, the budget office certifies funds and pays. */
export const PAYMENT_GROUPS = ['EDATSADMIN', 'PAYROLLBUDGET'] as const;

const basis = z.enum(Object.keys(PAYMENT_BASES) as [PaymentBasis, ...PaymentBasis[]]);
const state = z.enum(Object.keys(PAYMENT_STATES) as [PaymentState, ...PaymentState[]]);
const purpose = z.enum(Object.keys(HALF_REASONS) as [HalfReason, ...HalfReason[]], { error: 'Choose a reason.' });

const estimate = z.object({
  /** Highest monthly salary received, in centavos; null where none was paid by the month. */
  monthly: z.number().int().nullable(),
  /** In ten-millionths. */
  factor: z.number().int(),
  /** What may be used today, in thousandths of a day. */
  vl: z.number().int(),
  sl: z.number().int(),
  /** Monetized or asked for this year. */
  in_year: z.number().int(),
  /** Why nothing can be monetized at all; null where it can. */
  because: z.string().nullable(),
  /** The last day of service, where a separation is on record and terminal leave can still be claimed. */
  last_day: z.string().nullable(),
  /** Why terminal leave cannot be claimed. */
  terminal_because: z.string().nullable(),
});
export type Estimate = z.output<typeof estimate>;

export const readMyEstimate = endpoint({
  method: 'GET',
  path: '/api/account/leave/payments/estimate',
  summary: 'What the caller may monetize, and from what its value follows.',
  access: 'staff',
  response: z.object({ estimate }),
});

export const readEstimate = endpoint({
  method: 'GET',
  path: '/api/edats/leave/payments/estimate/{id}',
  summary: 'The same for a person within the scope of HR.',
  access: ['EDATSADMIN'],
  params: byId,
  response: z.object({ estimate: estimate.extend({ fullname: z.string() }) }),
});

const paymentRow = z.object({
  id: z.number().int(),
  kind: z.string(),
  basis,
  state,
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  /** In thousandths of a day. */
  vl: z.number().int(),
  sl: z.number().int(),
  /** In centavos, as certified; null before that. */
  value: z.number().int().nullable(),
  fund_source: z.string(),
  voucher: z.string(),
  approved_on: z.string().nullable(),
  filed_at: z.string(),
  ...openSteps,
});
export type PaymentRow = z.output<typeof paymentRow>;

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/leave/payments',
  summary:
    'Monetization and terminal leave of the caller, or within the scope of HR and the budget office; approved ones are the list for payroll.',
  access: 'staff',
  query: listQuery(['filed_at', 'approved_on', 'fullname', 'value']).extend({
    whose: z.enum(['mine', 'all']).default('mine'),
    state: z
      .union([state, z.array(state)])
      .transform((value) => [value].flat())
      .optional(),
    basis: basis.optional(),
    /** Approved in this month. */
    month: isoMonth.optional(),
    office: idList,
    ...groupedBy(['office', 'state', 'fund']),
  }),
  response: listOf('payments', paymentRow),
});
export const exportPayments = exportOf(listPayments, 'payments of leave credits');

const paymentPaper = z.object({
  no: z.number().int(),
  name: z.string(),
  has_file: z.boolean(),
  verdict: z.enum(['OK', 'LACKING']).nullable(),
  remarks: z.string(),
});
export type PaymentPaper = z.output<typeof paymentPaper>;

const payment = paymentRow.omit({ seen: true, actions: true }).extend({
  purpose: purpose.nullable(),
  reason: z.string(),
  has_letter: z.boolean(),
  last_day: z.string().nullable(),
  /** As certified; null before that. */
  vl_before: z.number().int().nullable(),
  sl_before: z.number().int().nullable(),
  monthly: z.number().int().nullable(),
  factor: z.number().int().nullable(),
  certified_on: z.string().nullable(),
  /** What the figures would be if they were certified today; null once they are. */
  today: z
    .object({ vl: z.number().int(), sl: z.number().int(), monthly: z.number().int(), factor: z.number().int(), value: z.number().int() })
    .nullable(),
  code: z.string().nullable(),
  /** Of terminal leave. */
  papers: z.array(paymentPaper),
  /** The lines of the clearance that are still open; null where none was opened. */
  uncleared: z.array(z.string()).nullable(),
  /** Whether the month of the last day is closed, so that its credits are on the card. */
  is_closed: z.boolean(),
  /** Whether the caller checks papers, and adds them. */
  may_check: z.boolean(),
  may_add: z.boolean(),
});
export type Payment = z.output<typeof payment>;

export const readPayment = endpoint({
  method: 'GET',
  path: '/api/leave/payments/{id}',
  summary: 'One payment of leave credits with its computation, for its owner, HR, the budget office and those who decide.',
  access: 'staff',
  params: byId,
  response: z.object({ payment }),
});

const thousandths = z.number('Enter the days.').int().min(1, 'Enter the days.').max(2_000_000);

export const fileMonetization = endpoint({
  method: 'POST',
  path: '/api/leave/monetization',
  summary: 'Asks for leave credits in money, for oneself or, by HR, for another; they are set aside until it is decided.',
  access: 'staff',
  body: z
    .object({
      personnel_id: recordId.nullable().default(null),
      thousandths,
      /** For half of all credits and more; null for 10 to 30 days. */
      purpose: purpose.nullable().default(null),
      reason: z.string().trim().max(1000).default(''),
      attachment_path: z.string().nullable().default(null),
    })
    .superRefine(({ purpose: why, reason, attachment_path: letter }, context) => {
      if (why === null) return;
      if (reason === '') context.addIssue({ code: 'custom', path: ['reason'], message: 'Enter the reason.' });
      if (letter === null) context.addIssue({ code: 'custom', path: ['attachment_path'], message: 'Add the letter with the reason.' });
    }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const readLetter = endpoint({
  method: 'GET',
  path: '/api/leave/payments/{id}/letter',
  summary: 'The letter with the reason for half of the credits and more, as a PDF.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printPayment = endpoint({
  method: 'GET',
  path: '/api/leave/payments/{id}/sheet',
  summary: 'The computation sheet as a PDF: as it was approved, before that a draft.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const fileTerminal = endpoint({
  method: 'POST',
  path: '/api/leave/terminal-leave',
  summary: 'Claims terminal leave after a separation, for oneself or, by HR, for another; the papers are asked for.',
  access: 'staff',
  body: z.object({ personnel_id: recordId.nullable().default(null) }),
  response: messageOnly.extend({ id: z.number().int() }),
});

const byPaper = byId.extend({ no: z.coerce.number().int().min(1).max(99) });

export const addPaymentPaper = endpoint({
  method: 'POST',
  path: '/api/leave/payments/{id}/papers/{no}',
  summary: 'Adds the PDF of a paper of terminal leave, in the place of an earlier one; HR checks it anew.',
  access: 'staff',
  params: byPaper,
  body: z.object({ attachment_path: z.string('Add the PDF.').min(1, 'Add the PDF.') }),
  response: messageOnly,
});

export const checkPaymentPaper = endpoint({
  method: 'PUT',
  path: '/api/leave/payments/{id}/papers/{no}',
  summary: 'Says of a paper of terminal leave whether it is there.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byPaper,
  body: z.object({ verdict: z.enum(['OK', 'LACKING']), remarks: z.string().trim().max(300).default('') }),
  response: messageOnly,
});

export const readPaymentPaper = endpoint({
  method: 'GET',
  path: '/api/leave/payments/{id}/papers/{no}',
  summary: 'A paper of terminal leave as a PDF.',
  access: 'staff',
  params: byPaper,
  response: fileAnswer,
  download: ['application/pdf'],
});
