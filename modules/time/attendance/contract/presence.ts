import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { OVERSEERS, presence } from './days.ts';

export const countPresence = endpoint({
  method: 'GET',
  path: '/api/edats/presence',
  summary:
    'How many people within the caller’s reach are in, late, absent or away, by campus: today (on a rest day, on the last day of work), or on the last day of work before today.',
  access: OVERSEERS,
  query: z.object({ day: z.enum(['work', 'last']).default('work') }),
  response: z.object({
    date: z.string(),
    campuses: z.array(z.object({ id: z.number().int(), name: z.string(), counts: z.partialRecord(presence, z.number().int()) })),
  }),
});

export const readDayOfWork = endpoint({
  method: 'GET',
  path: '/api/edats/day-of-work',
  summary: 'The day on which the attendance of a day opens: today or, where no one works today, the last day on which anyone was to work.',
  access: OVERSEERS,
  response: z.object({ date: z.string() }),
});
