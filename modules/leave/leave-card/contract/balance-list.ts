import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';

export const EARNED = { REGULAR: 'Vacation and sick leave', TEACHER: 'Teacher leave', NONE: 'Nothing' } as const;
export type Earns = keyof typeof EARNED;

export const SHOWN_BALANCES = {
  low: 'Negative or near zero',
  forced: 'VL 10 or more and no forced leave',
  unopened: 'No opening balance yet',
  held: 'Held by applications',
} as const;

/** Thousandths of a day; null where the person never had such credits. */
const days = z.number().int().nullable();

export const balanceRow = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  status: z.string(),
  earns: z.enum(Object.keys(EARNED) as [Earns, ...Earns[]]),
  vl: days,
  sl: days,
  /** Of vacation and sick leave, by applications that are not decided, whatever their dates. */
  held: z.number().int(),
  spl: days,
  wl: days,
  solo: days,
  /** Compensatory overtime credit, in seconds. */
  coc: z.number().int().nullable(),
  cdo: days,
  sc: days,
  /** Yearly rights without a column of their own: `BIRTHDAY 1.000`. */
  others: z.string().nullable(),
});
export type BalanceRow = z.output<typeof balanceRow>;

const sum = z.number().int();

export const listBalances = endpoint({
  method: 'GET',
  path: '/api/leave/balance-summary',
  summary: 'The leave credits of all who serve on a day, as of its end.',
  access: ['EDATSADMIN'],
  query: listQuery(['fullname', 'office', 'vl', 'sl', 'held', 'spl', 'wl', 'solo', 'coc', 'cdo', 'sc']).extend({
    /** Left out: today. */
    on: isoDate.optional(),
    campus: recordId.optional(),
    office: idList,
    /** Statuses of appointment. */
    status: severalOf(z.string().max(20)),
    earns: z.enum(Object.keys(EARNED) as [Earns, ...Earns[]]).optional(),
    show: z.enum(Object.keys(SHOWN_BALANCES) as [keyof typeof SHOWN_BALANCES]).optional(),
    ...groupedBy(['office', 'status', 'earns']),
  }),
  response: listOf('people', balanceRow).extend({ sums: z.object({ vl: sum, sl: sum, held: sum }) }),
  example: { query: { on: '2026-10-31', per_page: 10, sort: 'fullname' } },
});
export const exportBalances = exportOf(listBalances, 'balances of leave');
