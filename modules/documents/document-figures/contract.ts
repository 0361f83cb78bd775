import { z } from 'zod';
import { DTS } from '@talaan/documents/contract/words.ts';
import { PAPER_AGE_CODES } from '@talaan/documents/rules/paper-ages.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const count = z.number().int();

/** Those who oversee the university read its figures without tracking documents themselves (decision 99). */
export const OVERSEERS = ['EXECUTIVEDASHBOARD', 'EDASHBOARDVPAA', 'VPSAS', 'VPREI', 'VPAF', 'VPPD'] as const;
const READERS = [...DTS, ...OVERSEERS] as const;

/** Papers registered by an office or its units, in a period: without these, those of the caller's office (of all, for who keeps the records or oversees the university) in this year. */
const papers = { office: recordId.optional(), from: isoDate.optional(), to: isoDate.optional() };

export const SUMMARIES = { complexity: 'Complexity', type: 'Type', office: 'Office of origin' } as const;
export type Summary = keyof typeof SUMMARIES;

export const summaryRow = z.object({
  /** The complexity, or the number of the type or office; 'confidential' for confidential papers, whose type is not said. */
  id: z.string(),
  name: z.string(),
  received: count,
  closed_in_time: count,
  closed_late: count,
  open_in_time: count,
  open_late: count,
  extended: count,
  /** Closed in time of those closed, in thousandths; null where none is closed. */
  on_time: count.nullable(),
  /** Working days from receipt to closing on average, in tenths; null where none is closed. */
  average_days: count.nullable(),
  /** The same in the middle: half of them took no more. */
  median_days: count.nullable(),
});
export type SummaryRow = z.output<typeof summaryRow>;

export const listSummary = endpoint({
  method: 'GET',
  path: '/api/dts/figures/summary',
  summary: 'Papers registered in a period, how they were closed and what is open, by complexity (RA 11032), type or office of origin.',
  access: READERS,
  query: listQuery(['name', 'received', 'on_time', 'average_days', 'median_days', 'open_late'], 999).extend({
    by: z.enum(Object.keys(SUMMARIES) as [Summary, ...Summary[]]).default('complexity'),
    ...papers,
  }),
  response: listOf('figures', summaryRow),
});
export const exportSummary = exportOf(listSummary, 'figures of documents');

export const hoursRow = z.object({
  /** Of the office. */
  id: z.number().int(),
  name: z.string(),
  acronym: z.string(),
  /** Stays of these papers in the office that have ended. */
  stays: count,
  /** The papers that had them. */
  papers: count,
  /** Of them, those that ended after their due moment. */
  late: count,
  /** Office minutes from receipt to end without pauses, on average. */
  average_minutes: count,
  /** The same in the middle: half of the routing steps took no more. */
  median_minutes: count,
  /** What became of the explanations of the late ones. */
  accepted: count,
  submitted: count,
  returned: count,
  lacking: count,
});
export type HoursRow = z.output<typeof hoursRow>;

export const listHours = endpoint({
  method: 'GET',
  path: '/api/dts/figures/hours',
  summary: 'How long papers registered in a period stayed in each office, in office minutes; the longest first.',
  access: READERS,
  query: listQuery(['name', 'stays', 'late', 'average_minutes', 'median_minutes', 'lacking'], 999).extend(papers),
  response: listOf('figures', hoursRow),
});
export const exportHours = exportOf(listHours, 'hours of papers in offices');

export const readAges = endpoint({
  method: 'GET',
  path: '/api/dts/figures/ages',
  summary: 'Open papers by their age in working days.',
  access: READERS,
  query: z.object({ office: recordId.optional() }),
  response: z.object({
    ages: z.array(z.object({ code: z.enum(PAPER_AGE_CODES), name: z.string(), papers: count })),
    /** The office whose papers are counted, with its units; null for the whole university. */
    office: z.object({ id: z.number().int(), fullname: z.string() }).nullable(),
  }),
});
