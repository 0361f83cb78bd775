import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';

/** Leave, official business, work from home, or a standing of the service record such as study leave. */
export const awayKind = z.enum(['leave', 'business', 'home', 'standing']);
export type AwayKind = z.output<typeof awayKind>;

export const readAwayWeek = endpoint({
  method: 'GET',
  path: '/api/edats/away-week',
  summary:
    'Who of the units that one heads is away this week, from Monday to Friday (on a weekend, the week that comes), by what is approved; at most twenty, those away first come first.',
  access: ['EDATSDEPTHEAD'],
  response: z.object({
    dates: z.array(z.string()),
    personnel: z.array(
      z.object({
        id: z.number().int(),
        fullname: z.string(),
        avatar: z.string().nullable(),
        office: z.string(),
        days: z.array(z.object({ date: z.string(), kind: awayKind, part: z.enum(['DAY', 'AM', 'PM', 'HOURS']) })),
      }),
    ),
    /** How many people are away on at least one of the days. */
    total: z.number().int(),
  }),
});
export type AwayWeek = z.output<typeof readAwayWeek.response>;
