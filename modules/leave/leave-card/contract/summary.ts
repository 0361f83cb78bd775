import { z } from 'zod';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { earns, rowCause } from './card.ts';

/** In the unit of the book: thousandths of a day, or seconds. */
const amount = z.number().int();

const row = rowCause.extend({
  key: z.string(),
  on: z.string(),
  particulars: z.string(),
  amount,
  /** After this row; null where the type has no balance, such as maternity leave. */
  balance: amount.nullable(),
  is_corrected: z.boolean(),
});
export type SummaryRow = z.output<typeof row>;

const summary = z.object({
  personnel: z.object({ id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string().nullable() }),
  earns,
  /** The code asked for, and the name of its book or type. */
  code: z.string(),
  name: z.string(),
  /** The book that it takes from; null where the type has no balance. */
  book: z.string().nullable(),
  unit: z.enum(['thousandth of a day', 'second']),
  /** What else the person has credits of. */
  books: z.array(z.object({ code: z.string(), name: z.string() })),
  year: z.number().int().nullable(),
  years: z.array(z.number().int()),
  /** The balance before the first row, and of today; of it reserved by what is not decided, whatever its days. */
  before: amount,
  now: amount,
  held: amount,
  figures: z.object({ given: amount, used: amount, expired: amount, forfeited: amount }),
  rows: z.array(row),
  /** What is reserved, request by request. */
  reserved: z.array(z.object({ request_id: z.number().int(), on: z.string(), particulars: z.string(), amount })),
  /** Of a book with lots: those that have anything left, the first to expire first. */
  lots: z.array(z.object({ earned_on: z.string(), expires_on: z.string().nullable(), balance: amount, held: amount })),
});
export type LeaveSummary = z.output<typeof summary>;

export const readLeaveSummary = endpoint({
  method: 'GET',
  path: '/api/leave/summary',
  summary:
    'The ledger of one type of leave or book of the caller, or of a person within their reach: what was given, used and lost, row by row.',
  access: 'staff',
  query: z.object({
    personnel_id: recordId.optional(),
    /** Of a type or a book: `VL`, `SPL`, `CTO`, `COC`. */
    code: z.string().trim().min(1).max(10),
    /** Left out: all years. */
    year: z.coerce.number().int().min(1960).max(2199).optional(),
    /** Also rows that were corrected, with what corrects them. */
    corrections: z.stringbool().optional(),
  }),
  response: z.object({ summary }),
});
