import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Work behind the screen: waiting, running (done of total), then done with its result or failed with the reason. */
export const jobRun = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** What the work made: figures to show, `file_id` where it made a file, `link` where a screen shows it. */
  result: z.record(z.string(), z.unknown()).nullable(),
  failure: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type JobRun = z.output<typeof jobRun>;

const byUuid = z.object({ id: z.uuid() });

export const readJob = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}',
  summary: 'Progress and result of work that one started.',
  access: 'signed-in',
  params: byUuid,
  response: z.object({ job: jobRun }),
});

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  summary: 'The twenty newest works that one started.',
  access: 'signed-in',
  keptOffline: true,
  response: z.object({ jobs: z.array(jobRun) }),
});

/** The answer of a call that starts work behind the screen. */
export const startedJob = z.object({ job: jobRun });

export const authorizeChannel = endpoint({
  method: 'POST',
  path: '/api/broadcasting/auth',
  summary: 'Signs a subscription to a private realtime channel that one may hear.',
  access: 'signed-in',
  body: z.object({ socket_id: z.string().regex(/^\d+\.\d+$/), channel_name: z.string().max(200) }),
  response: z.object({ auth: z.string(), channel_data: z.string() }),
  // Writes nothing; who may hear a channel is asked of the pool.
  ownTransactions: true,
});
