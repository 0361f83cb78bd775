import { z } from 'zod';
import { endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { jobRun } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const failedJob = z.object({ id: z.string(), title: z.string(), by: z.string(), at: z.string(), failure: z.string() });
export type FailedJob = z.output<typeof failedJob>;

export const readSystemEvents = endpoint({
  method: 'GET',
  path: '/api/settings/events',
  summary:
    'What an administrator checks in the morning: the disk, the audit trail, jobs that failed within seven days, and the last changes of roles.',
  access: ['ADMIN'],
  response: z.object({
    /** In words what is free; `warning` says what to do where it is little. */
    disk: z.object({ free: z.string(), size: z.string(), warning: z.string().nullable(), is_short: z.boolean() }),
    /** When the audit trail was last compared with its seals, with how many events, and what did not match; null before the first time. */
    audit: z.object({ at: z.string(), events: z.number().int(), fault: z.string().nullable() }).nullable(),
    failed_jobs: z.array(failedJob),
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

export const conditionState = z.enum(['fine', 'look', 'act']);
export type ConditionState = z.output<typeof conditionState>;

const conditionPart = z.object({
  name: z.string(),
  title: z.string(),
  state: conditionState,
  /** How it is and, where it is not fine, what to do. */
  says: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The screen where one acts on it. */
  link: z.object({ label: z.string(), to: z.string() }).nullable(),
});
export type ConditionPart = z.output<typeof conditionPart>;

export const readCondition = endpoint({
  method: 'GET',
  path: '/api/settings/condition',
  summary: 'The status of the system, part by part: version, database, disk, mail, jobs, devices, sessions, each OK or with what to do.',
  access: ['ADMIN'],
  reach: 'university',
  response: z.object({
    /** Of all parts the one that asks for most. */
    state: conditionState,
    /** When it was read. */
    at: z.string(),
    parts: z.array(conditionPart),
    failed_jobs: z.array(failedJob),
  }),
});
export type Condition = z.output<typeof readCondition.response>;

export const readSupport = endpoint({
  method: 'GET',
  path: '/api/settings/support',
  summary: 'The support bundle as a file: versions, names of settings, the status of the system and the last errors; no personal data.',
  access: ['ADMIN'],
  reach: 'university',
  response: fileAnswer,
  download: ['application/json'],
});

export const tryJobAgain = endpoint({
  method: 'POST',
  path: '/api/settings/jobs/{id}/try-again',
  summary: 'Runs a job that failed once more, in the name of the one who started it.',
  access: ['ADMIN'],
  reach: 'university',
  params: z.object({ id: z.uuid() }),
  response: messageOnly,
});

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
