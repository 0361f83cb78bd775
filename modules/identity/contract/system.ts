import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';

export const readSystemEvents = endpoint({
  method: 'GET',
  path: '/api/settings/events',
  summary: 'What an administrator looks at in the morning: jobs that failed within seven days, and the last changes of roles.',
  access: ['ADMIN'],
  response: z.object({
    failed_jobs: z.array(z.object({ id: z.string(), title: z.string(), by: z.string(), at: z.string(), failure: z.string() })),
    role_changes: z.array(
      z.object({
        id: z.number().int(),
        /** Such as `assign a role`. */
        action: z.string(),
        role: z.string(),
        /** Whose role it is; null where the role itself was changed. */
        whose: z.object({ id: z.number().int(), name: z.string() }).nullable(),
        by: z.string(),
        at: z.string(),
      }),
    ),
  }),
});
export type SystemEvents = z.output<typeof readSystemEvents.response>;
