import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const book = z.enum(['COC', 'CDO']);
export type LotBook = z.output<typeof book>;

const lotRow = z.object({
  id: z.number().int(),
  book,
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  earned_on: z.string(),
  expires_on: z.string().nullable(),
  /** In seconds of overtime credit, or thousandths of a day off. */
  earned: z.number().int(),
  used: z.number().int(),
  /** Expired or lost on leaving. */
  forfeited: z.number().int(),
  balance: z.number().int(),
  held: z.number().int(),
  /** The number of the order or certificate from which it comes. */
  order: z.string(),
  overtime_id: z.number().int().nullable(),
  /** The posting of HR that may still be taken back; null for what overtime earned. */
  posting_id: z.number().int().nullable(),
});
export type LotRow = z.output<typeof lotRow>;

export const listLots = endpoint({
  method: 'GET',
  path: '/api/edats/leave/lots',
  summary: 'Batches of compensatory overtime credit or days off: earned, used, left, expiry and order.',
  access: ['EDATSADMIN'],
  query: listQuery(['fullname', 'earned_on', 'expires_on', 'balance']).extend({
    book: book.default('COC'),
    show: z.enum(['left', 'soon', 'gone']).optional(),
    office: idList,
  }),
  response: listOf('lots', lotRow),
});
export const exportLots = exportOf(listLots, 'batches of compensatory credits');

export const addLot = endpoint({
  method: 'POST',
  path: '/api/edats/leave/lots',
  summary: 'Adds a day off by order, or overtime credit of a certificate from before; it expires as all others do.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: z.object({
    personnel_id: recordId,
    book,
    /** In seconds of overtime credit (half hours), or thousandths of a day off (half days). */
    amount: z.number('Enter how much.').int().min(1, 'Enter how much.').max(432_000),
    earned_on: isoDate,
    order: z.string().trim().min(1, 'Enter the number of the order or certificate.').max(100),
    reason: z.string().trim().min(1, 'Enter what it was for.').max(300),
  }),
  response: messageOnly,
});

export const takeBackLot = endpoint({
  method: 'PUT',
  path: '/api/edats/leave/lots/postings/{posting}/reversal',
  summary: 'Takes back what HR added by order, with the reason; only as far as it was not used.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: z.object({ posting: recordId }),
  body: z.object({ reason: z.string().trim().min(1, 'Enter the reason.').max(300) }),
  response: messageOnly,
});
