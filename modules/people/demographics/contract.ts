import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { listOf } from '@talaan/kernel/contract/list.ts';
import { FACET_NAMES, SEXES } from './rules/facets.ts';

const access = ['DEMOGRAPHIC'] as const;
const byFacet = z.object({ id: z.enum(FACET_NAMES) });

const filters = {
  /** As of which day; today where it is not said. */
  on: isoDate.optional(),
  campus: recordId.optional(),
  /** An office with all its units. */
  office: recordId.optional(),
  track: z.enum(['faculty', 'staff']).optional(),
  /** An appointment status. */
  status: z.string().max(20).optional(),
};

/** How many people; null is hidden, and is nobody, a few, or as many as would give away another hidden number. */
const shown = z.number().int().nullable();

const standing = {
  /** The day that was counted. */
  on: z.string(),
  /** Whether every number is shown and may be narrowed: to HR of the whole university. */
  is_whole: z.boolean(),
  total: shown,
};

const option = z.object({ id: z.enum(FACET_NAMES), title: z.string(), note: z.string() });
const group = z.object({ key: z.string(), name: z.string(), count: shown });

export const listOptions = endpoint({
  method: 'GET',
  path: '/api/demographic/options',
  summary: 'Headcount by sex, age, civil status and other facts, within the caller’s scope; filters and small numbers are for HR.',
  access,
  query: z.object(filters),
  response: z.object({ ...standing, options: z.array(option.extend({ groups: z.array(group) })) }),
});

export const readOption = endpoint({
  method: 'GET',
  path: '/api/demographic/options/{id}',
  summary: 'One way of counting, by sex and by campus, and at the ends of the last five years.',
  access,
  params: byFacet,
  query: z.object(filters),
  response: z.object({
    ...standing,
    option,
    /** Whether the caller may ask who is behind a number. */
    may_list: z.boolean(),
    sexes: z.array(z.object({ name: z.enum(SEXES), count: shown })),
    campuses: z.array(z.object({ id: z.number().int(), name: z.string(), count: shown })),
    groups: z.array(group.extend({ by_sex: z.array(shown), by_campus: z.array(shown) })),
    years: z.array(z.object({ on: z.string(), counts: z.array(shown) })),
  }),
});
export type OptionAnswer = z.output<typeof readOption.response>;

export const exportOption = endpoint({
  method: 'GET',
  path: '/api/demographic/options/{id}/export',
  summary: 'The same numbers as a workbook (XLSX) or CSV.',
  access,
  params: byFacet,
  query: z.object({ ...filters, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  response: fileAnswer,
  download: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
});

export const listBehind = endpoint({
  method: 'GET',
  path: '/api/demographic/options/{id}/personnel',
  summary:
    'The people behind a number, within the caller’s scope; for disability, solo parents and indigenous peoples for HR only, with an entry in the audit trail.',
  access: ['PERSONNELS'],
  params: byFacet,
  query: z.object({
    ...filters,
    group: z.string().max(40).optional(),
    sex: z.enum(SEXES).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(5).max(999).default(25),
  }),
  response: listOf(
    'personnels',
    z.object({
      id: z.number().int(),
      idno: z.string(),
      fullname: z.string(),
      avatar: z.string().nullable(),
      office: z.string(),
      acronym: z.string(),
      position: z.string(),
      status: z.string(),
    }),
  ),
});
