import { z } from 'zod';
import { isoMonth } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const creditRow = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  /** Compensatory overtime credit in seconds, and of it what expires with this year. */
  credit_seconds: z.number().int(),
  expiring_seconds: z.number().int(),
  /** Days off in thousandths of a day. */
  day_off_thousandths: z.number().int(),
  /** The day on which the next of them expires. */
  next_expiry: z.string().nullable(),
});
export type CreditRow = z.output<typeof creditRow>;

export const listCredits = endpoint({
  method: 'GET',
  path: '/api/edats/overtime/credits',
  summary: 'Compensatory credits and days off of the people within the scope of HR.',
  access: ['EDATSADMIN'],
  query: listQuery(['fullname', 'credit_seconds', 'next_expiry']).extend({
    office: idList,
    show: z.enum(['expiring', 'days-off']).optional(),
  }),
  response: listOf('personnel', creditRow),
});
export const exportCredits = exportOf(listCredits, 'compensatory credits');

const entry = z.object({
  on: z.string(),
  kind: z.string(),
  particulars: z.string(),
  /** In the unit of the book. */
  amount: z.number().int(),
  balance: z.number().int(),
  reason: z.string(),
  by: z.string().nullable(),
  /** The overtime from which it comes. */
  overtime_id: z.number().int().nullable(),
  activity: z.string().nullable(),
});
export type CreditEntry = z.output<typeof entry>;

const account = z.object({
  book: z.enum(['COC', 'CDO']),
  balance: z.number().int(),
  held: z.number().int(),
  lots: z.array(z.object({ earned_on: z.string(), expires_on: z.string(), balance: z.number().int(), held: z.number().int() })),
  entries: z.array(entry),
});
export type CreditAccount = z.output<typeof account>;

const credits = z.object({
  personnel: z.object({ id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string().nullable() }),
  accounts: z.array(account),
  /** Months with credit that were certified, the newest first; a certificate is issued when the month is over. */
  months: z.array(
    z.object({
      month: z.string(),
      credited_seconds: z.number().int(),
      lost_seconds: z.number().int(),
      may_issue: z.boolean(),
      code: z.string().nullable(),
    }),
  ),
});
export type Credits = z.output<typeof credits>;

export const readMyCredits = endpoint({
  method: 'GET',
  path: '/api/account/overtime/credits',
  summary: 'The compensatory credits and days off of the caller: balance, batches with their expiry, and each entry with its cause.',
  access: 'staff',
  response: z.object({ credits }),
});

export const readCredits = endpoint({
  method: 'GET',
  path: '/api/edats/overtime/credits/{id}',
  summary: 'The compensatory credits and days off of a person within the scope of HR, each entry with its cause.',
  access: ['EDATSADMIN'],
  params: byId,
  response: z.object({ credits }),
});

export const issueCertificate = endpoint({
  method: 'POST',
  path: '/api/edats/overtime/credits/{id}/certificates',
  summary: 'Issues the certificate of COC earned in a month that is over; one issued before is withdrawn.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  body: z.object({ month: isoMonth }),
  response: messageOnly.extend({ code: z.string() }),
});

const code = z.string().regex(/^[0-9A-Z]{16}$/, 'There is no such paper.');

export const printCertificate = endpoint({
  method: 'GET',
  path: '/api/edats/overtime/credits/{id}/certificates/{code}',
  summary: 'A certificate of COC earned as it was issued, as a PDF.',
  access: ['EDATSADMIN'],
  params: byId.extend({ code }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printMyCertificate = endpoint({
  method: 'GET',
  path: '/api/account/overtime/credits/certificates/{code}',
  summary: 'A certificate of COC earned of the caller, as a PDF.',
  access: 'staff',
  params: z.object({ code }),
  response: fileAnswer,
  download: ['application/pdf'],
});
