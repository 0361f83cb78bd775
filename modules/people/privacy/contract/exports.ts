import { z } from 'zod';
import { byId, endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';

const exported = z.object({
  id: z.number().int(),
  asked_at: z.string(),
  /** Who asked, and by HR: on which request of the person. */
  asked_by: z.string(),
  request: z.string(),
  job_id: z.uuid(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Whether the caller asked, who then follows the job. */
  is_mine: z.boolean(),
  /** Whether the files can still be fetched by the caller. */
  is_kept: z.boolean(),
});
export type Exported = z.output<typeof exported>;

const exportsAnswer = z.object({
  exports: z.array(exported),
  /** Whether one may be asked for today. */
  may_ask: z.boolean(),
});

export const listMyExports = endpoint({
  method: 'GET',
  path: '/api/users/me/exports',
  summary: 'The caller’s personal data exports, the newest first.',
  access: 'signed-in',
  response: exportsAnswer,
});

export const exportMine = endpoint({
  method: 'POST',
  path: '/api/users/me/exports',
  summary: 'Exports the caller’s personal data as JSON and PDF, at most once a day.',
  access: 'signed-in',
  response: startedJob,
});

export const listTheirExports = endpoint({
  method: 'GET',
  path: '/api/personnels/{id}/exports',
  summary: 'The personal data exports of a person within the caller’s scope, the newest first.',
  access: ['PERSONNELS'],
  params: byId,
  response: exportsAnswer,
});

export const exportTheirs = endpoint({
  method: 'POST',
  path: '/api/personnels/{id}/exports',
  summary: 'Exports the personal data of a person on their request, at most once a day; they are notified.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId,
  body: z.object({ request: z.string().trim().min(5, 'Enter how and when the person asked.').max(300) }),
  response: startedJob,
});

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/exports/{id}/{format}',
  summary: 'The file of an export that one asked for.',
  access: 'signed-in',
  params: z.object({ id: recordId, format: z.enum(['json', 'pdf']) }),
  response: fileAnswer,
  download: ['application/json', 'application/pdf'],
});
