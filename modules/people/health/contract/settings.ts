import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { PATH, text } from './words.ts';

const KEEPERS = ['COVIDSETTINGS'] as const;

const settings = z.object({
  is_on: z.boolean(),
  days_to_full: z.number({ error: 'Enter days.' }).int().min(0).max(60, 'At most 60 days.'),
  notice: text(3000).min(1, 'Enter what the data are for and how long they are kept.'),
  purge_on: isoDate.nullable(),
});
export type HealthSettings = z.output<typeof settings>;

export const readHealthSettings = endpoint({
  method: 'GET',
  path: `${PATH}/settings`,
  summary: 'Whether the vaccination checklist is used, its notice, and until when its data are kept.',
  access: KEEPERS,
  versioned: 'health.setting:true',
  response: z.object({ settings, version: recordVersion }),
});

export const editHealthSettings = endpoint({
  method: 'PUT',
  path: `${PATH}/settings`,
  summary: 'Changes them; those whose data are kept are notified of a new day of deletion.',
  access: KEEPERS,
  reach: 'university',
  versioned: 'health.setting:true',
  body: settings,
  response: messageOnly,
});

const terms = z.object({
  from_day: isoDate,
  doses: z.union([z.literal(1), z.literal(2)], { error: 'One or two doses.' }),
  least_days: z.number({ error: 'Enter days.' }).int().min(1, 'At least one day.').max(365, 'At most 365 days.'),
});
const brandFacts = z.object({
  name: text(80).min(1, 'Enter the name.'),
  is_active: z.boolean(),
  terms: z.array(terms).min(1, 'Add the terms: how many doses, from which day.').max(20),
});
const brandRow = brandFacts.extend({ id: z.string() });
export type BrandRow = z.output<typeof brandRow>;

export const listBrands = endpoint({
  method: 'GET',
  path: `${PATH}/brands`,
  summary: 'Vaccines with their doses and least days between them, each from a day on.',
  access: KEEPERS,
  query: listQuery(['name']),
  response: listOf('brands', brandRow),
});

export const exportBrands = exportOf(listBrands, 'vaccines');

const code = (most: number) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .max(most, `At most ${most} characters.`)
    .regex(/^[A-Z0-9-]+$/, 'Letters, digits and hyphens.');

export const addBrand = endpoint({
  method: 'POST',
  path: `${PATH}/brands`,
  summary: 'Adds a vaccine.',
  access: KEEPERS,
  reach: 'university',
  body: brandFacts.extend({ code: code(20).min(2, 'At least 2 characters.') }),
  response: messageOnly,
});

export const editBrand = endpoint({
  method: 'PUT',
  path: `${PATH}/brands/{code}`,
  summary: 'Changes a vaccine; the statuses of all are computed anew.',
  access: KEEPERS,
  reach: 'university',
  params: z.object({ code: code(20) }),
  body: brandFacts,
  response: messageOnly,
});

const priorityFacts = z.object({ name: text(120).min(1, 'Enter the name.'), is_active: z.boolean() });
const priorityRow = priorityFacts.extend({ id: z.string() });
export type PriorityRow = z.output<typeof priorityRow>;

export const listPriorityGroups = endpoint({
  method: 'GET',
  path: `${PATH}/priority-groups`,
  summary: 'Priority groups.',
  access: KEEPERS,
  query: listQuery(['code']),
  response: listOf('priority_groups', priorityRow),
});

export const exportPriorityGroups = exportOf(listPriorityGroups, 'priority groups');

export const addPriorityGroup = endpoint({
  method: 'POST',
  path: `${PATH}/priority-groups`,
  summary: 'Adds a priority group.',
  access: KEEPERS,
  reach: 'university',
  body: priorityFacts.extend({ code: code(10).min(1, 'Enter the code.') }),
  response: messageOnly,
});

export const editPriorityGroup = endpoint({
  method: 'PUT',
  path: `${PATH}/priority-groups/{code}`,
  summary: 'Changes a priority group.',
  access: KEEPERS,
  reach: 'university',
  params: z.object({ code: code(10) }),
  body: priorityFacts,
  response: messageOnly,
});

const purgeCount = z.object({ people: z.number().int(), doses: z.number().int(), files: z.number().int() });

export const countPurge = endpoint({
  method: 'GET',
  path: `${PATH}/purge`,
  summary: 'How much a purge would delete, and from which day it may; nothing is deleted.',
  access: KEEPERS,
  response: purgeCount.extend({ purge_on: z.string().nullable(), is_due: z.boolean() }),
});

export const purge = endpoint({
  method: 'POST',
  path: `${PATH}/purge`,
  summary: 'Starts the deletion of all that was declared, once its day has come; the number of people confirms it.',
  access: KEEPERS,
  reach: 'university',
  body: z.object({ people: z.number({ error: 'Enter the number of people.' }).int() }),
  response: startedJob,
});
