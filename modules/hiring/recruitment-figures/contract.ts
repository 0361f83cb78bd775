import { z } from 'zod';
import { applicationState } from '@talaan/applicants/contract/words.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { POST_AGE_CODES } from '@talaan/vacancies/rules/post-ages.ts';
import { STAGE_CODES } from './rules/stages.ts';

const year = z.coerce.number().int().min(1990).max(2100).optional();
const count = z.number().int();
const days = z.number().int();

const post = z.object({ id: recordId, code: z.string(), title: z.string(), office: z.string() });

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/recruitment/figures',
  summary: 'What recruitment came to in a year, over the posts within the caller’s reach.',
  access: ['RSP'],
  query: z.object({ year, campus: recordId.optional() }),
  response: z.object({
    year: z.number().int(),
    /** Applications first submitted in the year, by the stages that they reached. */
    stages: z.array(z.object({ code: z.enum(STAGE_CODES), title: z.string(), women: count, men: count })),
    /** Of those who assumed duty in the year: days from the approval of the request to hire. */
    time_to_fill: z.object({
      filled: count,
      median: days.nullable(),
      /** The months of the year with at least one. */
      months: z.array(z.object({ month: z.string(), filled: count, median: days })),
    }),
    /** Posts that are published and not filled today, by days since the first posting day. */
    ages: z.array(z.object({ code: z.enum(POST_AGE_CODES), name: z.string(), posts: count })),
    oldest: z.array(post.extend({ age: days, state: z.string() })),
    /** Posts whose validity ends within 90 days. */
    ending: z.array(post.extend({ valid_until: isoDate, days_left: days })),
    offers: z.object({ made: count, declined: count }),
  }),
});
export type Figures = z.output<typeof readFigures.response>;

export const applicationRow = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  post_id: z.number().int(),
  reference: z.string(),
  fullname: z.string(),
  sex: z.string(),
  post: z.string(),
  office: z.string(),
  state: applicationState,
  submitted_at: z.string(),
});
export type ApplicationRow = z.output<typeof applicationRow>;

/** The lists behind the figures: each filter means what its figure counts. */
export const listCountedApplications = endpoint({
  method: 'GET',
  path: '/api/recruitment/figures/applications',
  summary: 'Applications to the posts within the caller’s reach, by the stages that they reached; the latest submission first.',
  access: ['RSP'],
  query: listQuery(['fullname', 'reference', 'submitted_at']).extend({
    /** First submitted in this year. */
    year,
    /** Reached, also when the application went on or ended there. */
    stage: z.enum(STAGE_CODES).optional(),
    sex: z.enum(['Female', 'Male']).optional(),
    campus: z.coerce.number().int().optional(),
    /** Assumed duty in this month (YYYY-MM), where the request to hire was approved. */
    assumed: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter the month as 2026-07.')
      .optional(),
    /** The offer was made in this year. */
    offered: year,
    /** The offer was declined in this year. */
    declined: year,
  }),
  response: listOf('applications', applicationRow),
});
export const exportCountedApplications = exportOf(listCountedApplications, 'counted applications');
