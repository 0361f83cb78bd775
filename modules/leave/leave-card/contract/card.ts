import { z } from 'zod';
import { byId, endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';

/** Thousandths of a day. */
const days = z.number().int();

/** What made a row: an application, a payment of credits, overtime, the daily time record of a month, or a posting of HR. */
export const rowCause = z.object({
  application_id: z.number().int().nullable(),
  payment_id: z.number().int().nullable(),
  overtime_id: z.number().int().nullable(),
  dtr_month: z.string().nullable(),
  /** Date and action taken on the application; empty for what follows from no application. */
  action: z.string(),
  reason: z.string(),
  by: z.string().nullable(),
  recorded_at: z.string().nullable(),
  /** The days of the row with what each takes or gives. */
  days: z.array(z.object({ on: z.string(), book: z.string(), amount: days })),
});
export type RowCause = z.output<typeof rowCause>;

const cardRow = rowCause.extend({
  key: z.string(),
  /** The month of the card, `YYYY-MM`, and the first day of the row. */
  period: z.string(),
  on: z.string(),
  particulars: z.string(),
  vl: z.object({ earned: days, with_pay: days, balance: days, without_pay: days }),
  sl: z.object({ earned: days, with_pay: days, balance: days, without_pay: days }),
  /** Whether it moves no credit of the card: leave of another kind, or an application that was disapproved. */
  no_effect: z.boolean(),
  /** What corrects another row, or was corrected by one. */
  is_corrected: z.boolean(),
});
export type CardRow = z.output<typeof cardRow>;

/** Vacation and sick leave, teacher leave, or nothing. */
export const earns = z.enum(['REGULAR', 'TEACHER', 'NONE']);

const card = z.object({
  personnel: z.object({
    id: z.number().int(),
    idno: z.string(),
    fullname: z.string(),
    office: z.string().nullable(),
    status: z.string().nullable(),
    civil_status: z.string(),
    /** First day of service in the university. */
    first_day: z.string().nullable(),
  }),
  /** What the person earns today; job orders and contracts of service earn nothing. */
  earns,
  /** The year shown, or null for the whole card, and the years that have rows. */
  year: z.number().int().nullable(),
  years: z.array(z.number().int()),
  /** Balances before the first row. */
  before: z.object({ vl: days, sl: days }),
  rows: z.array(cardRow),
  /** As of today: posted, and of it reserved by applications that are not decided. */
  now: z.object({ vl: days, sl: days, vl_held: days, sl_held: days }),
  /** Rights that are given each year, with what is left of them. */
  rights: z.array(z.object({ code: z.string(), name: z.string(), balance: days, held: days, expires_on: z.string().nullable() })),
});
export type LeaveCard = z.output<typeof card>;

const asked = z.object({
  year: z.coerce.number().int().min(1960).max(2199).optional(),
  /** Also rows that were corrected, with what corrects them. */
  corrections: z.stringbool().optional(),
});

export const readMyCard = endpoint({
  method: 'GET',
  path: '/api/account/leave/card',
  summary: 'The leave card of the caller: each row with its cause, of a year or of all years.',
  access: 'staff',
  query: asked,
  response: z.object({ card }),
});

export const readCard = endpoint({
  method: 'GET',
  path: '/api/edats/leave/{id}/card',
  summary:
    'The leave card of a person within the scope of HR, or of the head of their office, who sees confidential leave as Leave; any other is 404.',
  access: 'staff',
  params: byId,
  query: asked,
  response: z.object({ card }),
});

export const printMyCard = endpoint({
  method: 'GET',
  path: '/api/account/leave/card/print',
  summary: 'The leave card of the caller as of now, as a PDF.',
  access: 'staff',
  query: asked,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printCard = endpoint({
  method: 'GET',
  path: '/api/edats/leave/{id}/card/print',
  summary: 'The leave card of a person within the scope of HR as of now, as a PDF.',
  access: ['EDATSADMIN'],
  params: byId,
  query: asked,
  response: fileAnswer,
  download: ['application/pdf'],
});
