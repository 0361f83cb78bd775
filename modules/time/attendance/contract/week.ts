import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { presence } from './days.ts';

export const readWeek = endpoint({
  method: 'GET',
  path: '/api/edats/week',
  summary:
    'The people of the units that one heads on the last five days of work, today among them; those with most exceptions first, at most fifteen.',
  access: ['EDATSDEPTHEAD'],
  response: z.object({
    dates: z.array(z.string()),
    personnel: z.array(
      z.object({
        id: z.number().int(),
        fullname: z.string(),
        avatar: z.string().nullable(),
        office: z.string(),
        days: z.array(
          z.object({
            date: z.string(),
            presence,
            /** Minutes after midnight of the first punch. */
            in_at: z.number().int().nullable(),
            late_minutes: z.number().int(),
            undertime_minutes: z.number().int(),
          }),
        ),
      }),
    ),
    total: z.number().int(),
  }),
});
export type Week = z.output<typeof readWeek.response>;
