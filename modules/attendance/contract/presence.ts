import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { presence } from './days.ts';

/** Who sees how many are in: HR and heads of their own people, executives of the whole university. */
export const OVERSEERS = ['EDATSADMIN', 'EDATSDEPTHEAD', ...EXECUTIVES] as const;

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
