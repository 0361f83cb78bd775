import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { POST_KEEPERS } from './posts.ts';

const access = POST_KEEPERS;
/** The time of a day as HH:MM. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, as 17:00.');

export const stepPost = endpoint({
  method: 'POST',
  path: '/api/job_posts/{id}/steps',
  summary: 'Sends a post for signature, takes it back, publishes it again after its expiry, or cancels it with a reason.',
  access,
  reach: 'scope',
  params: byId,
  body: z.object({
    action: z.enum(['complete', 'take_back', 'publish_again', 'cancel']),
    reason: z.string().trim().max(1000).default(''),
  }),
  response: messageOnly,
});

export const sendPost = endpoint({
  method: 'POST',
  path: '/api/job_posts/{id}/sendings',
  summary:
    'Records that CS Form No. 9 went to the CSC field office, with its proof; the corrected form of a deficient post is a new version.',
  access,
  reach: 'scope',
  params: byId,
  body: z.object({
    sent_on: isoDate,
    /** The last day for applications on the form. */
    deadline: isoDate,
    mode: z.string().trim().min(1, 'Say where the vacancy is published.').max(200),
    proof_path: z
      .string({ error: 'Add the proof: the stamped form or the e-mail to the CSC.' })
      .min(1, 'Add the proof: the stamped form or the e-mail to the CSC.'),
  }),
  response: messageOnly,
});

export const recordPosting = endpoint({
  method: 'POST',
  path: '/api/job_posts/{id}/postings',
  summary: 'Records where and from when a vacancy is posted; it closes ten calendar days after the first posting day, or later.',
  access,
  reach: 'scope',
  params: byId,
  body: z.object({
    posted_on: isoDate,
    /** From when on that day applications are taken. */
    opens: clock,
    places: z.array(z.string().trim().max(150)).max(10),
    closes_on: isoDate,
    /** Null: to the end of the day. */
    closes: clock.nullable(),
  }),
  response: messageOnly,
});

export const openPost = endpoint({
  method: 'POST',
  path: '/api/job_posts/{id}/openings',
  summary: 'Opens a post that need not be published for applications, from now until a day and time.',
  access,
  reach: 'scope',
  params: byId,
  body: z.object({ closes_on: isoDate, closes: clock.nullable() }),
  response: messageOnly,
});

export const returnPost = endpoint({
  method: 'POST',
  path: '/api/job_posts/{id}/deficiencies',
  summary: 'Records that the CSC field office returned the form and why; deliberation waits for the corrected one.',
  access,
  reach: 'scope',
  params: byId,
  body: z.object({ returned_on: isoDate, deficiency: z.string().trim().min(1, 'Say what the CSC found.').max(1000) }),
  response: messageOnly,
});

const ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'Choose 1 to 50 job posts.')
  .transform((list) => [...new Set(list.split(',').map(Number))]);

export const printForm9 = endpoint({
  method: 'GET',
  path: '/api/job_posts/form9',
  summary: 'CS Form No. 9 (Revised 2025) of one or several posts, as a PDF for signature or as a workbook for the CSC field office.',
  access,
  query: z.object({
    ids,
    format: z.enum(['pdf', 'xlsx']),
    /** The last day for applications as the form says it, while the posting does not. */
    deadline: isoDate.optional(),
  }),
  response: fileAnswer,
  download: ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});

const ofVersion = byId.extend({ version: z.coerce.number().int().min(1).max(32_767) });

export const readSentForm = endpoint({
  method: 'GET',
  path: '/api/job_posts/{id}/publications/{version}/form',
  summary: 'CS Form No. 9 of a post as it was sent to the CSC field office.',
  access,
  params: ofVersion,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const readProof = endpoint({
  method: 'GET',
  path: '/api/job_posts/{id}/publications/{version}/proof',
  summary: 'The proof that a form was sent to the CSC field office.',
  access,
  params: ofVersion,
  response: fileAnswer,
  download: ['application/pdf'],
});
