import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { jobRun } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

export const readSystemEvents = endpoint({
  method: 'GET',
  path: '/api/settings/events',
  summary:
    'What an administrator looks at in the morning: the disk, the audit trail, jobs that failed within seven days, and the last changes of roles.',
  access: ['ADMIN'],
  response: z.object({
    /** In words what is free; `warning` says what to do where it is little. */
    disk: z.object({ free: z.string(), size: z.string(), warning: z.string().nullable(), is_short: z.boolean() }),
    /** When the audit trail was last compared with its seals, with how many events, and what did not match; null before the first time. */
    audit: z.object({ at: z.string(), events: z.number().int(), fault: z.string().nullable() }).nullable(),
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

export const jobOfSomeone = jobRun.pick({ id: true, title: true, state: true, failure: true, created_at: true, finished_at: true }).extend({
  /** The name of the account that started it; Talaan where no one did. */
  by: z.string(),
});
export type JobOfSomeone = z.output<typeof jobOfSomeone>;

export const listAllJobs = endpoint({
  method: 'GET',
  path: '/api/settings/jobs',
  summary: 'The works behind the screen that anyone started, the newest first.',
  access: ['ADMIN'],
  query: listQuery(['created_at', 'title', 'by']).extend({ state: jobRun.shape.state.optional() }),
  response: listOf('jobs', jobOfSomeone),
});

export const exportAllJobs = exportOf(listAllJobs, 'jobs');
