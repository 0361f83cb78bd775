import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const row = z.object({
  id: recordId,
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  /** The day from which it is not offered; null while it is. */
  retired_on: z.string().nullable(),
});
export type TemplateRow = z.output<typeof row>;

const text = (what: string, most: number) => z.string().trim().min(1, `Enter the ${what}.`).max(most, `At most ${most} characters.`);

/** What a letter says, as it is typed. */
export const writing = { subject: text('subject', 200), body: text('text', 6000) };

const ACCESS = ['RSP', 'JOBPOST'] as const;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/recruitment/letter-templates',
  summary: 'Ready letters to applicants, by name.',
  access: ACCESS,
  query: listQuery(['name']).extend({ all: z.coerce.number().int().min(0).max(1).default(0) }),
  response: listOf('templates', row),
});

export const exportTemplates = exportOf(listTemplates, 'letter templates');

export const readTemplate = endpoint({
  method: 'GET',
  path: '/api/recruitment/letter-templates/{id}',
  summary: 'One ready letter.',
  access: ACCESS,
  params: byId,
  versioned: 'letters.template:{id}',
  response: z.object({ template: row, version: recordVersion }),
});

const body = z.object({ name: text('name', 100), ...writing, is_retired: z.boolean().default(false) });

export const addTemplate = endpoint({
  method: 'POST',
  path: '/api/recruitment/letter-templates',
  summary: 'Adds a ready letter.',
  access: ['RSP'],
  reach: 'university',
  body,
  response: messageOnly,
});

export const changeTemplate = endpoint({
  method: 'PUT',
  path: '/api/recruitment/letter-templates/{id}',
  versioned: 'letters.template:{id}',
  summary: 'Changes a ready letter, or takes it out of what is offered.',
  access: ['RSP'],
  reach: 'university',
  params: byId,
  body,
  response: messageOnly,
});
