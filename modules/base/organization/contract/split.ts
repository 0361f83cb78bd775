import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';

/** Something that belongs to an office on a day or later: a person, a unit, a plantilla item, a role, a schedule. */
export const officeUse = z.object({
  /** What the rows are, such as `people`. */
  name: z.string(),
  title: z.string(),
  /** Whether several parts may have it, or only one. */
  shared: z.boolean(),
  /** Whether each row goes where its person goes, unless it is said otherwise. */
  follows_people: z.boolean(),
  rows: z.array(z.object({ key: z.string(), label: z.string(), note: z.string(), personnel_id: z.number().int().nullable() })),
});
export type OfficeUseRows = z.output<typeof officeUse>;

export const listOfficeUses = endpoint({
  method: 'GET',
  path: '/api/departments/{id}/uses',
  summary: 'Everything that belongs to an office on a day or later; what no part can take stays with the office.',
  access: ['GENERALSETTINGS'],
  params: byId,
  query: z.object({ from: isoDate }),
  response: z.object({ uses: z.array(officeUse), stays: z.array(z.object({ title: z.string(), rows: z.number().int() })) }),
});

export const MOST_PARTS = 10;

const part = z.object({
  /** An office that is there already; without it the part becomes a new one. */
  office_id: recordId.nullable().default(null),
  fullname: z.string().trim().max(200).default(''),
  acronym: z.string().trim().max(20).default(''),
  /** Of a new office; null right below the campus. */
  parent_id: recordId.nullable().default(null),
  /** What goes to this part: the keys of each use. What follows people does so where no part names that use. */
  takes: z.record(z.string().max(50), z.array(z.string().max(100)).max(5000)).default({}),
});

const splitBody = z.object({
  from: isoDate,
  authority: z.string().trim().min(5, 'Enter the resolution or order, and its date.').max(300),
  parts: z.array(part).min(1, 'Name at least one part.').max(MOST_PARTS),
});
export type SplitBody = z.output<typeof splitBody>;

/** How an office stands on the day of the split, before and after it. */
const outcome = z.object({
  id: z.number().int(),
  fullname: z.string(),
  acronym: z.string(),
  is_new: z.boolean(),
  uses: z.array(
    z.object({ name: z.string(), title: z.string(), before: z.number().int(), after: z.number().int(), labels: z.array(z.string()) }),
  ),
});
export type SplitOutcome = z.output<typeof outcome>;

export const previewSplit = endpoint({
  method: 'POST',
  path: '/api/departments/{id}/split-preview',
  summary: 'Previews a split: it is done and rolled back.',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  params: byId,
  body: splitBody,
  response: z.object({ offices: z.array(outcome) }),
});

export const splitDepartment = endpoint({
  method: 'POST',
  path: '/api/departments/{id}/split',
  summary: 'Splits an office from a date on: people, units, plantilla items, designations, heads, roles and schedules go to its parts.',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  params: byId,
  body: splitBody,
  response: messageOnly.extend({ offices: z.array(outcome) }),
});
