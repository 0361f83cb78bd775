import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { OVERSEERS, presence } from './days.ts';

export const countPresence = endpoint({
  method: 'GET',
  path: '/api/edats/presence',
  summary:
    'How many people within the caller’s reach are in, late, absent or away, by campus: today, or on the last day of work before it.',
  access: OVERSEERS,
  query: z.object({ day: z.enum(['today', 'last']).default('today') }),
  response: z.object({
    date: z.string(),
    campuses: z.array(z.object({ id: z.number().int(), name: z.string(), counts: z.partialRecord(presence, z.number().int()) })),
  }),
});
