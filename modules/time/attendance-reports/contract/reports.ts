import { z } from 'zod';
import { OVERSEERS } from '@talaan/attendance/contract/days.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { REPORT_NAMES, REPORTS, type ReportName } from '../rules/reports.ts';

/** What a row of a report is: a person, an office, or a month (a day of a period of at most 31 days). */
export const BREAKDOWNS = ['person', 'office', 'time'] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

const code = z.string().max(20);

const narrowing = {
  from: isoDate,
  to: isoDate,
  campus: recordId.optional(),
  office: idList,
  /** The offices alone, without those below them. */
  own: z.enum(['yes']).optional(),
  track: z.enum(['faculty', 'staff']).optional(),
  /** Statuses of appointment. */
  status: severalOf(code),
};

const figures = z.record(z.string(), z.number().int());

const reportRow = z.object({
  /** Of a person or an office; of a month or a day its date as a number, 20261001. */
  id: z.number().int(),
  idno: z.string(),
  /** Of the person, the office, or the month or day. */
  name: z.string(),
  /** Of a person the address of the photo. */
  avatar: z.string().nullable(),
  /** Of a person the office, of an office the campus. */
  place: z.string(),
  /** How many people the figures are of. */
  people: z.number().int(),
  figures,
});
export type ReportRow = z.output<typeof reportRow>;

/** The calls of one report: a page of it, and all of it as a file. */
function callsOf(name: ReportName) {
  const { title, figures: own, shows } = REPORTS[name];
  const list = endpoint({
    method: 'GET',
    path: `/api/edats/reports/${name}`,
    summary: `${title} over a period, by person, by office or over time, within the caller’s reach, with the totals of all rows.`,
    access: OVERSEERS,
    query: listQuery(['name', 'place', ...Object.keys(own)] as [string, ...string[]], 50).extend({
      ...narrowing,
      /** Required: what a row is follows from it. */
      by: z.enum(BREAKDOWNS),
      show: z.enum(Object.keys(shows) as [string, ...string[]]).optional(),
    }),
    response: listOf('rows', reportRow).extend({ totals: figures }),
  });
  return { list, exported: exportOf(list, `rows of the report ${title}`) };
}

/** The calls of the six reports, by name. */
export const REPORT_CALLS = {
  tardiness: callsOf('tardiness'),
  absences: callsOf('absences'),
  'attendance-summary': callsOf('attendance-summary'),
  'leave-summary': callsOf('leave-summary'),
  'overtime-summary': callsOf('overtime-summary'),
  'dtr-compliance': callsOf('dtr-compliance'),
} as const satisfies Record<ReportName, unknown>;
export type ReportQuery = z.output<ReturnType<typeof callsOf>['list']['query']>;

const item = z.object({
  /** The first day of what is behind the figures, and the last where it has several. */
  date: z.string(),
  until: z.string().nullable(),
  text: z.string(),
  /** The number of the overtime authority or of the daily time record; null for a day. */
  record: z.number().int().nullable(),
});
export type BehindItem = z.output<typeof item>;

export const readBehind = endpoint({
  method: 'GET',
  path: '/api/edats/reports/{report}/personnel/{id}',
  summary: 'What is behind the figures of a person in a report: the days, the overtime or the daily time records.',
  access: OVERSEERS,
  params: z.object({ report: z.enum(REPORT_NAMES), id: recordId }),
  query: z.object({ from: isoDate, to: isoDate }),
  response: z.object({
    personnel: z.object({ id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string() }),
    items: z.array(item),
  }),
});
