import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';

/** What anybody who holds a paper may know of it; no name and nothing else that is private. */
export const verifiedPaper = z.object({
  code: z.string(),
  /** `Certificate of employment`. */
  kind: z.string(),
  title: z.string(),
  control_number: z.string().nullable(),
  university: z.string(),
  issued_on: z.string(),
  state: z.enum(['stands', 'not_released', 'withdrawn']),
  withdrawn_on: z.string().nullable(),
  withdrawn_because: z.string().nullable(),
});
export type VerifiedPaper = z.output<typeof verifiedPaper>;

export const verifyPaper = endpoint({
  method: 'GET',
  path: '/api/verify/{code}',
  summary: 'What a printed paper is, when it was issued, and whether it is valid. Too many unknown codes lead to a waiting time.',
  access: 'public',
  params: z.object({ code: z.string().max(60) }),
  response: z.object({
    /** Null where there is no such paper. */
    paper: verifiedPaper.nullable(),
  }),
});
