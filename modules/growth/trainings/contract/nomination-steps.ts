import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { EVALUATION_LEVELS } from '../rules/evaluation.ts';
import { named, text } from './fields.ts';

const rating = z.number({ error: 'Choose 1 to 5.' }).int().min(1, 'Choose 1 to 5.').max(5, 'Choose 1 to 5.');

/** What the step of the screening takes; a meeting of the committee decides by the relevance that was recorded before it. */
export const screeningInput = z.object({ relevance: rating.nullable(), votes: z.number().int().min(0).max(99).nullable() });

export const screenNomination = endpoint({
  method: 'PUT',
  path: '/api/lnd/recommendations/{id}/screening',
  summary: 'Records the relevance and vote of the committee, and with them the points; the step follows at once or is left to a meeting.',
  access: 'staff',
  params: byId,
  body: screeningInput.extend({ relevance: rating, leaves_to_meeting: z.boolean() }),
  response: messageOnly,
});

export const reportNomination = endpoint({
  method: 'PUT',
  path: '/api/lnd/recommendations/{id}/report',
  summary: 'Submits certificate, report and re-entry plan of the caller’s training.',
  access: 'staff',
  params: byId,
  body: z.object({
    is_completed: z.boolean(),
    report: named(4000, 'Enter what was learned.'),
    re_entry_plan: named(4000, 'Enter what you will do with it.'),
    attachment_path: z.string().nullable(),
  }),
  response: messageOnly,
});

export const closeNomination = endpoint({
  method: 'PUT',
  path: '/api/lnd/recommendations/{id}/close',
  summary: 'Closes a reported training with what was spent; the row of the data sheet is verified or added.',
  access: 'staff',
  params: byId,
  body: z.object({
    spent: z.number({ error: 'Enter an amount in pesos.' }).int().min(0, 'Enter an amount of zero or more.').max(99_999_999_99),
    /** In hundredths, as the certificate says. */
    hours: z.number({ error: 'Enter the number of hours.' }).int().min(1, 'Enter the number of hours.').max(999_900),
  }),
  response: messageOnly,
});

export const evaluateNomination = endpoint({
  method: 'PUT',
  path: '/api/lnd/recommendations/{id}/evaluation',
  summary: 'Gives one level of the evaluation: the person reaction and learning, the head application, HR results.',
  access: 'staff',
  params: byId,
  body: z.object({
    level: z.enum(EVALUATION_LEVELS),
    rating: rating.nullable(),
    before: z.number().int().min(0).max(100, 'At most 100 percent.').nullable(),
    after: z.number().int().min(0).max(100, 'At most 100 percent.').nullable(),
    remarks: text(1000),
  }),
  response: messageOnly,
});

export const readCertificateFile = endpoint({
  method: 'GET',
  path: '/api/lnd/recommendations/{id}/certificate-file',
  summary: 'The certificate that the person uploaded.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/lnd/recommendations/{id}/invitation',
  summary: 'The invitation to the training.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
