import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';

const paper = z.object({
  code: z.string(),
  control_number: z.string(),
  as_of: z.string(),
  purpose: z.string(),
  /** In thousandths of a day. */
  vl: z.number().int(),
  sl: z.number().int(),
  issued_at: z.string(),
  issued_by: z.string(),
  withdrawn_on: z.string().nullable(),
  withdrawn_because: z.string().nullable(),
});
export type CreditCertificate = z.output<typeof paper>;

const BASE = '/api/edats/leave/{id}/certificates';
const OWN = '/api/account/leave/certificates';
const ACCESS = ['EDATSADMIN'] as const;

const purpose = z.string().trim().max(200, 'At most 200 characters.');
/** The end of which day the credits are certified of: today where it is left out. */
const drafted = z.object({ as_of: isoDate.optional(), purpose: purpose.default('') });
const byCode = z.object({ code: z.string().regex(/^[0-9A-Z]{16}$/) });
const listed = z.object({
  certificates: z.array(paper),
  /** Why none can be issued: the person has no credits. */
  not_issued_because: z.string().nullable(),
});

export const listCreditCertificates = endpoint({
  method: 'GET',
  path: BASE,
  summary: 'The certificates of leave credits of a person within the scope of HR, newest first.',
  access: ACCESS,
  params: byId,
  response: listed,
});

export const draftCreditCertificate = endpoint({
  method: 'GET',
  path: `${BASE}/draft`,
  summary: 'A certificate of leave credits as it would be issued now, marked as a draft; nothing is stored.',
  access: ACCESS,
  params: byId,
  query: drafted,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const issueCreditCertificate = endpoint({
  method: 'POST',
  path: BASE,
  summary: 'Certifies the leave credits of a person as of a day, for a purpose such as a loan or a transfer.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ as_of: isoDate, purpose: purpose.min(1, 'Enter the purpose, such as a loan or a transfer.') }),
  response: messageOnly.extend({ code: z.string() }),
});

export const fetchCreditCertificate = endpoint({
  method: 'GET',
  path: `${BASE}/{code}`,
  summary: 'A certificate of leave credits as it was issued.',
  access: ACCESS,
  params: byId.extend(byCode.shape),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const voidCreditCertificate = endpoint({
  method: 'PUT',
  path: `${BASE}/{code}/void`,
  summary: 'Voids a certificate of leave credits; anyone who verifies it reads since when and why.',
  access: ACCESS,
  reach: 'scope',
  params: byId.extend(byCode.shape),
  body: z.object({ reason: z.string().trim().min(1, 'Enter the reason.').max(300) }),
  response: messageOnly,
});

export const listMyCreditCertificates = endpoint({
  method: 'GET',
  path: OWN,
  summary: 'The certificates of leave credits that HR issued to the caller, newest first.',
  access: 'staff',
  response: listed,
});

export const draftMyCreditCertificate = endpoint({
  method: 'GET',
  path: `${OWN}/draft`,
  summary: 'A draft of a certificate of the caller’s leave credits, to be shown to HR or kept; it has no number and no code.',
  access: 'staff',
  query: drafted,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const fetchMyCreditCertificate = endpoint({
  method: 'GET',
  path: `${OWN}/{code}`,
  summary: 'A certificate of the caller’s leave credits as it was issued.',
  access: 'staff',
  params: byCode,
  response: fileAnswer,
  download: ['application/pdf'],
});
