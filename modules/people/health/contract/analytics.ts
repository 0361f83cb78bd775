import { z } from 'zod';
import { recordId, endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { PATH, status, text } from './words.ts';

/** A line of a table: how many there are of each status, in their order; null where none of at least five is shown. */
const line = z.object({ key: z.string(), name: z.string(), people: z.number().int(), by_status: z.array(z.number().int()) });

export const readAnalytics = endpoint({
  method: 'GET',
  path: `${PATH}/analytics`,
  summary: 'Vaccinations of those who serve, counted by status and by what is asked, from parts of at least five people.',
  access: ['COVIDANALYTICS'],
  query: z.object({
    campus: recordId.optional(),
    office: recordId.optional(),
    sex: text(20).optional(),
    age: text(10).optional(),
    brand: text(20).optional(),
    priority: text(10).optional(),
  }),
  response: z.object({
    /** The day as of which was counted. */
    on: z.string(),
    people: z.number().int(),
    statuses: z.array(z.object({ key: status, name: z.string(), people: z.number().int() })),
    /** People whose status is not told. */
    untold: z.number().int(),
    tables: z.array(z.object({ facet: z.string(), title: z.string(), lines: z.array(line), untold: z.number().int() })),
    /** How many were full by the end of each month. */
    curve: z.array(z.object({ month: z.string(), people: z.number().int() })),
    options: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      priority_groups: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
});
export type Analytics = z.output<typeof readAnalytics.response>;
