import { z } from 'zod';
import { endpoint, fileAnswer } from './endpoint.ts';

export const MOST_TOGETHER = 30;

export const readTogether = endpoint({
  method: 'GET',
  path: '/api/together',
  summary:
    'Several reads as one request: a line of JSON for each, as soon as it is answered, with its place among them, its status and its answer.',
  // Each of them is admitted as if it came alone.
  access: 'public',
  query: z.object({
    /** Their addresses, such as `/api/requests/counts`; reads that answer with JSON. */
    call: z.union([z.string().max(2000), z.array(z.string().max(2000)).max(MOST_TOGETHER)]).transform((value) => [value].flat()),
  }),
  response: fileAnswer,
  download: ['application/x-ndjson'],
});

/** A line of the answer. */
export interface AnsweredTogether {
  at: number;
  status: number;
  answer: unknown;
}
