import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const ACCESS = ['PRIVACY'] as const;
const byKind = z.object({ kind: z.string().max(60) });

export const retentionRow = z.object({
  /** The key of the kind. */
  id: z.string(),
  title: z.string(),
  deletes: z.string(),
  law: z.string(),
  /** How long it is kept, and from which day that counts. */
  kept: z.string(),
  counts_from: z.string(),
  is_nightly: z.boolean(),
  /** How many are due and may be purged, and how many more a legal hold keeps. */
  due: z.number().int(),
  held: z.number().int(),
  purged_at: z.string().nullable(),
  purged: z.number().int().nullable(),
  /** Null where a job of the night did it. */
  purged_by: z.string().nullable(),
});
export type RetentionRow = z.output<typeof retentionRow>;

const dueRow = z.object({
  id: z.string(),
  /** Null where no person is named. */
  person: z.string().nullable(),
  what: z.string(),
  since: z.string(),
  is_held: z.boolean(),
});
export type DueRow = z.output<typeof dueRow>;

export const listRetention = endpoint({
  method: 'GET',
  path: '/api/privacy/retention',
  summary: 'The kinds of records that are kept for a time: how long, how many are due, held and purged last.',
  access: ACCESS,
  reach: 'university',
  query: listQuery(['title'], 100).extend({ state: z.enum(['due', 'held']).optional() }),
  response: listOf('kinds', retentionRow),
});

export const exportRetention = exportOf(listRetention, 'kinds');

export const previewPurge = endpoint({
  method: 'GET',
  path: '/api/privacy/retention/{kind}',
  summary: 'One kind, with the first rows that a purge would delete or that a hold keeps, those due longest first.',
  access: ACCESS,
  reach: 'university',
  params: byKind,
  response: z.object({ kind: retentionRow, rows: z.array(dueRow) }),
});

export const purgeKind = endpoint({
  method: 'POST',
  path: '/api/privacy/retention/{kind}/purge',
  summary: 'Starts the purge of what is due of a kind and not held, once the number that was previewed confirms it.',
  access: ACCESS,
  reach: 'university',
  params: byKind,
  body: z.object({ due: z.number().int().min(0) }),
  response: startedJob,
});
