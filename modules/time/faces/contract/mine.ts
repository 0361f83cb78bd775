import { z } from 'zod';
import { endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { CONSENT_KINDS, namesOf } from './people.ts';

export const readMyFace = endpoint({
  method: 'GET',
  path: '/api/faces/mine',
  summary: 'What recognition by face asks of the caller: the text, their consent, and what is kept of their face.',
  access: 'staff',
  response: z.object({
    text: z.object({ version: z.number().int(), parts: z.array(z.object({ title: z.string(), text: z.string() })) }),
    consent: z
      .object({ kind: z.enum(namesOf<keyof typeof CONSENT_KINDS>(CONSENT_KINDS)), text_version: z.number().int(), given_on: z.string() })
      .nullable(),
    enrolment: z.object({ at: z.string(), images: z.number().int() }).nullable(),
    /** How often kiosks recognized or took them for the likeliest, as far as it is kept. */
    recognitions: z.number().int(),
  }),
});

export const giveMyConsent = endpoint({
  method: 'POST',
  path: '/api/faces/mine/consent',
  summary: 'Consents to be recognized by face at kiosks, to the text that was shown.',
  access: 'staff',
  body: z.object({ text_version: z.number().int() }),
  response: messageOnly,
});

export const withdrawMyConsent = endpoint({
  method: 'DELETE',
  path: '/api/faces/mine/consent',
  summary: 'Withdraws the caller’s consent: images and numbers of their face are deleted at once.',
  access: 'staff',
  response: messageOnly,
});

export const readMyFacePhoto = endpoint({
  method: 'GET',
  path: '/api/faces/mine/photo/{image}',
  summary: 'An image of the caller’s own registered face.',
  access: 'staff',
  params: z.object({ image: recordId }),
  response: fileAnswer,
  download: ['image/jpeg'],
});
