import { z } from 'zod';
import { byId, endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';

const place = z.object({ id: z.number().int(), acronym: z.string(), fullname: z.string() });

export const readExtension = endpoint({
  method: 'GET',
  path: '/api/dts/extensions/{id}',
  summary: 'An extension that was asked for; for its office, and for those who have a part in the request.',
  access: 'staff',
  params: byId,
  response: z.object({
    extension: z.object({
      id: z.number().int(),
      document_id: z.number().int(),
      tracking_no: z.string(),
      subject: z.string(),
      office: place,
      days: z.number().int(),
      reason: z.string(),
      due_at: z.string(),
      letter: z.object({ name: z.string(), path: z.string() }).nullable(),
    }),
  }),
});

export const readExtensionLetter = endpoint({
  method: 'GET',
  path: '/api/dts/extensions/{id}/letter',
  summary: 'The letter to the client that goes with an extension that was asked for.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
