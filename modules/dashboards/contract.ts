import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';

/** Something that waits for the caller: how many, and the screen where it is done. */
export const waiting = z.object({ title: z.string(), count: z.number().int(), link: z.string() });
export type Waiting = z.output<typeof waiting>;

/** Something that the caller has asked for, and how it stands; `at` is its last step. */
export const ownRequest = z.object({ id: z.string(), title: z.string(), state: z.string(), at: z.string() });
export type OwnRequest = z.output<typeof ownRequest>;

/** A day ahead on which work is off or ends early. */
export const dayAhead = z.object({
  id: z.string(),
  date: z.string(),
  name: z.string(),
  kind: z.enum(['regular', 'special_non_working', 'special_working', 'suspension']),
  /** Minutes after midnight from which work is suspended; null for the whole day. */
  from_minute: z.number().int().nullable(),
});
export type DayAhead = z.output<typeof dayAhead>;

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'The home of whoever calls: what waits for him, what he asked for, and the days ahead on which work is off.',
  access: 'staff',
  response: z.object({ waiting: z.array(waiting), requests: z.array(ownRequest), ahead: z.array(dayAhead) }),
});
