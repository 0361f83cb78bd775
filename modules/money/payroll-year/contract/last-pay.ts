import { z } from 'zod';
import { secondLook } from '@talaan/identity/contract/second-look.ts';
import { endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { figure, month, PREPARERS, READERS, text } from '@talaan/payroll/contract/fields.ts';

const leaver = z.object({
  personnel_id: figure,
  idno: z.string(),
  fullname: z.string(),
  office: z.string().nullable(),
  last_day: z.string(),
  cause: z.string(),
  is_cleared: z.boolean(),
  /** The run that pays it, where there is one. */
  run_id: figure.nullable(),
});
export type Leaver = z.output<typeof leaver>;

export const listLeavers = endpoint({
  method: 'GET',
  path: '/api/payroll/last-pays',
  summary: 'Who left within the last twelve months, whether they are cleared, and which run pays their last pay.',
  access: READERS,
  response: z.object({ leavers: z.array(leaver) }),
});

export const openLastPay = endpoint({
  method: 'POST',
  path: '/api/payroll/last-pays',
  summary: 'Opens a run of the last pay of people who left, as a draft.',
  access: PREPARERS,
  reach: 'scope',
  body: z.object({
    month,
    campus_id: recordId.nullable(),
    personnel_ids: z.array(recordId).min(1, 'Choose at least one person.').max(500),
  }),
  response: messageOnly.extend({ id: figure }),
});

export const PAY_CERTIFICATES = { NET: 'Certificate of net take-home pay', LAST: 'Certificate of last payment' } as const;
export type PayCertificate = keyof typeof PAY_CERTIFICATES;
const purpose = text(200).min(3, 'Say what it is for.');

export const issuePayCertificate = endpoint({
  method: 'POST',
  path: '/api/payroll/people/{person}/certificates',
  summary: 'Issues a certificate of net take-home pay or of last payment as a PDF with a code, from the newest released payslip.',
  access: PREPARERS,
  reach: 'scope',
  params: z.object({ person: recordId }),
  body: z.object({ kind: z.enum(['NET', 'LAST']), purpose }),
  response: fileAnswer,
  download: ['application/pdf'],
});

export const issueOwnCertificate = endpoint({
  method: 'POST',
  path: '/api/account/payroll/certificate',
  summary:
    'The own certificate of net take-home pay as a PDF with a code, after a second look: the password, a passkey or a code, or a sign-in of the last ten minutes.',
  access: 'staff',
  body: z.object({ purpose, ...secondLook }),
  // A wrong try stays counted.
  ownTransactions: true,
  response: fileAnswer,
  download: ['application/pdf'],
});
