import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';

/** A number that nobody has to work off, and the list behind it; `of` is of how many, where a part is counted, `over` whose they are. */
const figure = z.object({
  name: z.string(),
  title: z.string(),
  count: z.number().int(),
  of: z.number().int().optional(),
  /** The university, a campus or offices, by their names; empty for oneself alone. */
  over: z.string(),
  link: z.string(),
});
export type Figure = z.output<typeof figure>;

/** A proposal of the caller and its state; `at` is its last step. */
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
  summary:
    'The home of the caller: numbers of what they oversee, their proposals, and the coming days off. Requests and other tasks are counted by /api/requests.',
  access: 'staff',
  keptOffline: true,
  response: z.object({ figures: z.array(figure), requests: z.array(ownRequest), ahead: z.array(dayAhead) }),
});
