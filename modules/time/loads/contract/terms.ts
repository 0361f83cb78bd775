import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { LOAD_READERS } from './segments.ts';

const term = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The first and the last day. */
  from: z.string(),
  to: z.string(),
  /** How many teachers have segments in it, and how many segments. */
  teachers: z.number().int(),
  segments: z.number().int(),
});
export type Term = z.output<typeof term>;

const termBody = z
  .object({ name: z.string().trim().min(1, 'Enter the name of the term.').max(100), from: isoDate, to: isoDate })
  .refine(({ from, to }) => to > from, { path: ['to'], error: 'The last day comes after the first.' });

export const listTerms = endpoint({
  method: 'GET',
  path: '/api/loads/terms',
  summary: 'Terms of teaching, the latest first.',
  access: LOAD_READERS,
  response: z.object({ terms: z.array(term) }),
});

export const addTerm = endpoint({
  method: 'POST',
  path: '/api/loads/terms',
  summary: 'Adds a term of teaching.',
  access: ['EDATSADMIN'],
  reach: 'university',
  body: termBody,
  response: messageOnly,
});

export const changeTerm = endpoint({
  method: 'PUT',
  path: '/api/loads/terms/{id}',
  summary: 'Changes the name and the days of a term; every segment must lie within it.',
  access: ['EDATSADMIN'],
  reach: 'university',
  params: byId,
  body: termBody,
  response: messageOnly,
});
