import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';

/** The planning office and the President; nothing in them is about a person, so over which offices their role is does not matter. */
const ACCESS = ['VPPD', 'EXECUTIVEDASHBOARD'] as const;

const openTable = z.object({
  /** Of its file, such as `headcount`. */
  name: z.string(),
  title: z.string(),
  says: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string(), means: z.string() })),
  /** Of the latest night; null before it is in one. */
  rows: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
});
export type OpenTableShown = z.output<typeof openTable>;

const night = z.object({
  /** The day that the tables are as of. */
  day: isoDate,
  made_at: z.string(),
  tables: z.number().int(),
  rows: z.number().int(),
  bytes: z.number().int(),
});
export type Night = z.output<typeof night>;

export const readOpenTables = endpoint({
  method: 'GET',
  path: '/api/open-tables',
  summary: 'The open tables with their columns, and the nights that are kept, the latest first.',
  access: ACCESS,
  response: z.object({ tables: z.array(openTable), nights: z.array(night) }),
});

export const makeOpenTables = endpoint({
  method: 'POST',
  path: '/api/open-tables',
  summary: 'Makes the open tables as of yesterday now, in place of those of last night.',
  access: ACCESS,
  reach: 'university',
  response: startedJob,
});

/** `latest`, or the day of a night. */
const nightOf = z.union([z.literal('latest'), isoDate]);

export const downloadOpenTable = endpoint({
  method: 'GET',
  path: '/api/open-tables/{day}/{name}',
  summary: 'One table of a night as CSV, by the day or `latest`; `datapackage` describes them all (Frictionless Data Package).',
  access: ACCESS,
  params: z.object({ day: nightOf, name: z.string().max(60) }),
  response: fileAnswer,
  download: ['text/csv', 'application/json'],
});

export const downloadNight = endpoint({
  method: 'GET',
  path: '/api/open-tables/{day}',
  summary: 'All tables of a night with their description, as one ZIP.',
  access: ACCESS,
  params: z.object({ day: nightOf }),
  response: fileAnswer,
  download: ['application/zip'],
});
