import { z } from 'zod';
import { applicationFlow } from '@talaan/applicants/workflow.ts';
import { byId, endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { writing } from './templates.ts';

const ACCESS = ['JOBPOST'] as const;
/** Letters of one print. */
export const PRINTED_AT_ONCE = 1000;

const letter = z.object({
  id: recordId,
  application_id: recordId,
  reference: z.string().nullable(),
  name: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** Empty where the applicant has no e-mail address. */
  sent_to: z.string(),
  at: z.string(),
  /** Who wrote it; null where Talaan did by itself. */
  written_by: z.string().nullable(),
});
export type LetterRow = z.output<typeof letter>;

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/recruitment/job_posts/{id}/letters',
  summary: 'What was written to the applicants of a post, the newest first.',
  access: ACCESS,
  params: byId,
  query: listQuery(['at', 'name', 'subject']).extend({ way: z.enum(['mail', 'paper']).optional() }),
  response: listOf('letters', letter).extend({ post: z.object({ id: recordId, code: z.string(), title: z.string() }) }),
});

export const exportLetters = exportOf(listLetters, 'letters');

/** To whom a letter goes: all applications of the post in some states, or those that are named. */
const choice = {
  states: z.array(z.enum(applicationFlow.states)).max(applicationFlow.states.length).default([]),
  applications: z.array(recordId).max(2000).default([]),
};

export const previewLetters = endpoint({
  method: 'POST',
  path: '/api/recruitment/job_posts/{id}/letters/preview',
  summary: 'How a letter would read for the first of its applicants, and how many it goes to; writes nothing.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ ...writing, ...choice }),
  response: z.object({
    letters: z.number().int(),
    /** Those of them who have no e-mail address and get the letter on paper alone. */
    without_address: z.number().int(),
    sample: z.object({ name: z.string(), subject: z.string(), paragraphs: z.array(z.string()) }).nullable(),
  }),
});

export const sendLetters = endpoint({
  method: 'POST',
  path: '/api/recruitment/job_posts/{id}/letters/send',
  summary: 'Writes a letter to the chosen applicants of a post, as a job; each gets it once.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ ...writing, ...choice }),
  response: startedJob,
});

export const printLetters = endpoint({
  method: 'POST',
  path: '/api/recruitment/job_posts/{id}/letters/print',
  summary: 'Prints the letters of a post on the letterhead, in one file, as a job.',
  access: ACCESS,
  reach: 'scope',
  params: byId,
  body: z.object({ letters: z.array(recordId).min(1, 'Choose the letters.').max(PRINTED_AT_ONCE) }),
  response: startedJob,
});

export const printLetter = endpoint({
  method: 'GET',
  path: '/api/recruitment/letters/{id}/print',
  summary: 'One letter on the letterhead.',
  access: ACCESS,
  params: byId,
  download: ['application/pdf'],
  response: fileAnswer,
});
