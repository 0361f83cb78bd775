import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import type { CertificateKind } from '../rules/certificate-sheet.ts';
import { certificateFlow } from '../workflow.ts';

export const CERTIFICATE_KINDS: Record<CertificateKind, string> = {
  employment: 'Employment',
  compensation: 'Employment and compensation',
  contract: 'Job order or contract of service',
  separated: 'Past employment',
};

const kind = z.enum(Object.keys(CERTIFICATE_KINDS) as [CertificateKind, ...CertificateKind[]], { error: 'Choose what to certify.' });
const state = z.enum(certificateFlow.states);
const action = z.enum(['prepare', 'sign', 'release', 'cancel', 'withdraw']);

const certificateRow = z.object({
  id: z.number().int(),
  control_number: z.string().nullable(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  kind,
  purpose: z.string(),
  copies: z.number().int(),
  state,
  requested_at: z.string(),
  /** Null while its clock is paused. */
  due_on: z.string().nullable(),
  /** When it came into its state. */
  since: z.string(),
});
export type CertificateRow = z.output<typeof certificateRow>;

const GROUP = ['COE'] as const;

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/coe',
  summary: 'Certificates of employment within the caller’s scope; the earliest due first.',
  access: GROUP,
  query: listQuery(['due_on', 'fullname', 'control_number', 'requested_at']).extend({
    state: z
      .union([state, z.array(state)])
      .transform((value) => [value].flat())
      .optional(),
    kind: kind.optional(),
    show: z.enum(['overdue', 'open']).optional(),
    /** Of one person. */
    person: recordId.optional(),
  }),
  response: listOf('certificates', certificateRow).extend({
    counts: z.object({ REQUESTED: z.number().int(), PREPARED: z.number().int(), SIGNED: z.number().int(), overdue: z.number().int() }),
  }),
});

export const exportCertificates = exportOf(listCertificates, 'certificates');

const period = z.object({
  from: z.string(),
  to: z.string().nullable(),
  position: z.string(),
  office: z.string(),
  status: z.string(),
  daily_rate: z.number().int().nullable(),
});

const sheet = z.object({
  kind,
  position: z.string(),
  status: z.string(),
  office: z.string(),
  first_day: z.string(),
  last_day: z.string().nullable(),
  separation: z.string(),
  periods: z.array(period),
  compensation: z.array(z.object({ name: z.string(), monthly: z.number().int(), annual: z.number().int() })),
  annual_total: z.number().int(),
});

const certificate = certificateRow.extend({
  /** What the caller may do with it now. */
  actions: z.array(action),
  /** What it says: frozen once it is prepared, before that as it would be today; null where it cannot be given. */
  sheet: sheet.nullable(),
  /** Why it cannot be prepared as asked. */
  hindrance: z.string().nullable(),
  is_frozen: z.boolean(),
  code: z.string().nullable(),
});
export type Certificate = z.output<typeof certificate>;

export const readCertificate = endpoint({
  method: 'GET',
  path: '/api/coe/{id}',
  summary: 'One certificate with its text and the open actions.',
  access: GROUP,
  params: byId,
  response: z.object({ certificate }),
});

const request = z.object({
  kind,
  purpose: z.string().trim().min(1, 'Enter the purpose, such as a loan application.').max(200),
  copies: z.number().int().min(1, 'At least one copy.').max(10, 'At most 10 copies.').default(1),
});
const requested = messageOnly.extend({ id: z.number().int() });

export const requestCertificate = endpoint({
  method: 'POST',
  path: '/api/coe',
  summary: 'Records the request of a person within the caller’s scope who asks at the counter.',
  access: GROUP,
  reach: 'scope',
  body: request.extend({ personnel_id: recordId }),
  response: requested,
});

/** Beside basic salary and PERA, by the month in centavos. */
const allowance = z.object({
  name: z.string().trim().min(1, 'Name the allowance.').max(100),
  monthly: z.number({ error: 'Enter the amount a month.' }).int().min(1, 'Enter the amount a month.').max(10_000_000_00),
});

export const prepareCertificate = endpoint({
  method: 'PUT',
  path: '/api/coe/{id}/prepare',
  summary: 'Gives a certificate its control number and stores its text.',
  access: GROUP,
  reach: 'scope',
  params: byId,
  body: z.object({ allowances: z.array(allowance).max(10).default([]) }),
  response: messageOnly.extend({ control_number: z.string() }),
});

export const signCertificates = endpoint({
  method: 'PUT',
  path: '/api/coe/sign',
  summary: 'Notes that these certificates were signed; all or none.',
  access: GROUP,
  reach: 'scope',
  body: z.object({ ids: z.array(recordId).min(1, 'Choose certificates.').max(500) }),
  response: messageOnly,
});

export const releaseCertificate = endpoint({
  method: 'PUT',
  path: '/api/coe/{id}/release',
  summary: 'Records who received a signed certificate, and notifies its owner.',
  access: GROUP,
  reach: 'scope',
  params: byId,
  body: z.object({ released_to: z.string().trim().min(1, 'Enter who received it.').max(150) }),
  response: messageOnly,
});

const reason = z.object({ reason: z.string().trim().min(1, 'Enter the reason.').max(300) });

export const cancelCertificate = endpoint({
  method: 'PUT',
  path: '/api/coe/{id}/cancel',
  summary: 'Voids a certificate; anyone who verifies a prepared one reads why.',
  access: GROUP,
  reach: 'scope',
  params: byId,
  body: reason,
  response: messageOnly,
});

export const printCertificate = endpoint({
  method: 'GET',
  path: '/api/coe/{id}/print',
  summary: 'A certificate as a PDF, with as many copies as were asked for; before it is prepared, as a draft without number and code.',
  access: GROUP,
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const listMyCertificates = endpoint({
  method: 'GET',
  path: '/api/account/certificates',
  summary: 'The certificates that the caller requested, newest first, and the kinds available today.',
  access: 'staff',
  response: z.object({
    certificates: z.array(certificateRow.extend({ actions: z.array(action) })),
    kinds: z.array(kind),
  }),
});
export type MyCertificate = z.output<typeof listMyCertificates.response>['certificates'][number];

export const requestMyCertificate = endpoint({
  method: 'POST',
  path: '/api/account/certificates',
  summary: 'Requests a certificate of the caller’s employment.',
  access: 'staff',
  body: request,
  response: requested,
});

export const withdrawMyRequest = endpoint({
  method: 'PUT',
  path: '/api/account/certificates/{id}/withdraw',
  summary: 'Withdraws the caller’s request, as long as nothing was prepared.',
  access: 'staff',
  params: byId,
  response: messageOnly,
});
