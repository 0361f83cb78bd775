import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { SCREENING_FACTORS, type ScreeningFactor } from '../rules/screening-points.ts';
import { KEEPERS, named } from './fields.ts';

export const TERMS_KINDS = { POINTS: 'Points of the screening', FOLLOW_UP: 'What follows a training' } as const;
export type TermsKind = keyof typeof TERMS_KINDS;

const dated = { effective_on: isoDate, source: named(200, 'Enter the order or resolution.') };
const points = z.number({ error: 'Enter the points.' });
const months = z.number({ error: 'Enter the number of months.' }).int().min(1, 'At least 1 month.').max(36, 'At most 36 months.');

/** The rules say what is wrong with points. */
const pointsTable = z.object({
  ...dated,
  most: z.object(Object.fromEntries(SCREENING_FACTORS.map((factor) => [factor, points])) as Record<ScreeningFactor, typeof points>),
});
const followUp = z.object({
  ...dated,
  report_days: z.number({ error: 'Enter the number of days.' }).int().min(1, 'At least 1 day.').max(90, 'At most 90 days.'),
  certificate_from: z.number({ error: 'Enter a percent.' }).int().min(1, 'At least 1 percent.').max(100, 'At most 100 percent.'),
  application_from: months,
  application_to: months,
});

/** Terms can be deleted until the day from which they apply. */
const row = { id: z.number().int(), is_removable: z.boolean() };

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/lnd/training-settings',
  summary: 'Points of the screening and what follows a training, by the day from which they apply.',
  access: KEEPERS,
  response: z.object({ points: z.array(pointsTable.extend(row)), follow_up: z.array(followUp.extend(row)) }),
});
export type Settings = z.output<typeof readSettings.response>;

export const addTerms = endpoint({
  method: 'POST',
  path: '/api/lnd/training-settings',
  summary:
    'Enters points of the screening, or what follows a training, from a later day on; what was screened and what has begun keeps its own.',
  access: KEEPERS,
  reach: 'university',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('POINTS'), terms: pointsTable }),
    z.object({ kind: z.literal('FOLLOW_UP'), terms: followUp }),
  ]),
  response: messageOnly,
});

export const removeTerms = endpoint({
  method: 'DELETE',
  path: '/api/lnd/training-settings/{id}',
  summary: 'Deletes terms that do not apply yet.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  response: messageOnly,
});
