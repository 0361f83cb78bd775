import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const ACCESS = ['PRIVACY'] as const;

export const BASES = ['consent', 'contract', 'law', 'authority'] as const;

export const activityRow = z.object({
  /** The module that declares it. */
  id: z.string(),
  activity: z.string(),
  purpose: z.string(),
  basis: z.enum(BASES),
  law: z.string(),
  people: z.array(z.string()),
  facts: z.array(z.string()),
  recipients: z.array(z.string()),
  kept: z.string(),
  is_for_ever: z.boolean(),
  /** What of it is under row-level security, as the export of one’s data names it. */
  sealed: z.array(z.string()),
});
export type ActivityRow = z.output<typeof activityRow>;

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/privacy/activities',
  summary: 'The register of processing activities, as the modules declare them.',
  access: ACCESS,
  query: listQuery(['activity', 'basis'], 100).extend({
    basis: z.enum(BASES).optional(),
    /** Kept for ever by law, or for a term. */
    kept: z.enum(['for_ever', 'term']).optional(),
    sealed: z.coerce.number().int().min(0).max(1).default(0),
    ...groupedBy(['basis']),
  }),
  response: listOf('activities', activityRow),
});

export const exportActivities = exportOf(listActivities, 'activities');

export const readActivity = endpoint({
  method: 'GET',
  path: '/api/privacy/activities/{module}',
  summary: 'One processing activity.',
  access: ACCESS,
  params: z.object({ module: z.string().max(60) }),
  response: z.object({ activity: activityRow }),
});
