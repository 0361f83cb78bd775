import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { COST_KINDS, DEGREES, type Degree } from '../rules/grant.ts';
import type { ScholarshipTerms } from '../rules/terms.ts';

export const SCHOLARSHIP_TERMS_KINDS = {
  OBLIGATION: 'Service for a study',
  REFUND: 'Refund of a breach',
  LENGTHS: 'Length of a grant',
} as const satisfies Record<keyof ScholarshipTerms, string>;
export type ScholarshipTermsKind = keyof typeof SCHOLARSHIP_TERMS_KINDS;

const KEEPERS = ['LDADMIN'] as const;
const source = z.string().trim().min(1, 'Enter the order or resolution.').max(200, 'At most 200 characters.');
const dated = { effective_on: isoDate, source };
const months = z.number({ error: 'Enter the number of months.' }).int().min(0, 'At least 0 months.').max(120, 'At most 120 months.');
const granted = months.min(1, 'At least 1 month.');
const per10000 = z.number().int().min(0, 'At least 0 %.').max(10_000, 'At most 100 %.').nullable();

/** The rules say what is wrong with months that fall with the length of the study. */
const obligation = z.object({
  ...dated,
  full_time: months,
  part_time: months,
  short: z.array(z.object({ up_to: z.number().int().min(1).max(6), months })).max(6),
});
const refund = z.object({
  ...dated,
  base: z.array(z.enum(COST_KINDS)).min(1, 'Choose at least one cost.'),
  unfinished_per10000: per10000,
  interest_per10000: per10000,
});
const lengths = z.object({
  ...dated,
  most: z.object(Object.fromEntries(DEGREES.map((degree) => [degree, granted])) as Record<Degree, typeof granted>),
  extension: months,
});

/** Terms can be deleted until the day from which they apply. */
const row = { id: z.number().int(), is_removable: z.boolean() };

export const readScholarshipSettings = endpoint({
  method: 'GET',
  path: '/api/lnd/scholarship-settings',
  summary: 'Service for a study, refund of a breach and length of a grant, by the day from which they apply.',
  access: KEEPERS,
  response: z.object({
    obligation: z.array(obligation.extend(row)),
    refund: z.array(refund.extend(row)),
    lengths: z.array(lengths.extend(row)),
  }),
});
export type ScholarshipSettings = z.output<typeof readScholarshipSettings.response>;

export const addScholarshipTerms = endpoint({
  method: 'POST',
  path: '/api/lnd/scholarship-settings',
  summary: 'Enters terms of scholarships from a later day on; contracts that were signed keep theirs.',
  access: KEEPERS,
  reach: 'university',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('OBLIGATION'), terms: obligation }),
    z.object({ kind: z.literal('REFUND'), terms: refund }),
    z.object({ kind: z.literal('LENGTHS'), terms: lengths }),
  ]),
  response: messageOnly,
});

export const removeScholarshipTerms = endpoint({
  method: 'DELETE',
  path: '/api/lnd/scholarship-settings/{id}',
  summary: 'Deletes terms of scholarships that do not apply yet.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  response: messageOnly,
});
