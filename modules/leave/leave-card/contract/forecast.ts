import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';

/** In the unit of the book: thousandths of a day, or seconds. */
const amount = z.number().int();

/** What moves a balance between today and the day: earned, late arrival on record, forfeited, given and expired rights, approved and filed leave. */
const kinds = ['EARN', 'LATE_UT', 'FORFEIT', 'GRANT', 'EXPIRE', 'POSTED', 'FILED'] as const;

const line = z.object({
  on: z.string(),
  kind: z.enum(kinds),
  particulars: z.string(),
  amount,
  /** After this line. */
  balance: amount,
  /** The request that it follows from. */
  request_id: z.number().int().nullable(),
});
export type ForecastLine = z.output<typeof line>;

const book = z.object({
  book: z.string(),
  name: z.string(),
  unit: z.enum(['thousandth of a day', 'second']),
  /** Posted up to today, and what is expected at the end of the day. */
  now: amount,
  expected: amount,
  lines: z.array(line),
});
export type BookForecast = z.output<typeof book>;

/** A forecast looks so many years ahead at most. */
export const MOST_YEARS = 10;

export const readForecast = endpoint({
  method: 'GET',
  path: '/api/leave/forecast',
  summary: 'The credits of the caller, or of a person within their reach, on a day to come, with the lines that lead there from today.',
  access: 'staff',
  query: z.object({ personnel_id: recordId.optional(), on: isoDate }),
  response: z.object({
    forecast: z.object({
      personnel_id: z.number().int(),
      today: z.string(),
      on: z.string(),
      earns: z.enum(['REGULAR', 'TEACHER', 'NONE']),
      /** The last day of service on record, where it is not after the day: nothing is earned from then on. */
      service_ends_on: z.string().nullable(),
      books: z.array(book),
    }),
  }),
});
export type Forecast = z.output<typeof readForecast.response>['forecast'];
