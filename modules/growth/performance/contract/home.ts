import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';

/** What is to be done about performance, in a sentence, and where. */
const homeLine = z.object({ says: z.string(), link: z.string(), is_late: z.boolean() });
export type HomeLine = z.output<typeof homeLine>;

export const readAtHome = endpoint({
  method: 'GET',
  path: '/api/performance/home',
  summary:
    'What of performance waits for the caller: own targets and ratings, people who submitted nothing, offices that are not calibrated.',
  access: 'staff',
  keptOffline: true,
  response: z.object({ lines: z.array(homeLine) }),
});
