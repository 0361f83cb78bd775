import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';

const access = ['PLANTILLA'] as const;

export const REPORTS = {
  psipop: 'Personal Services Itemization and Plantilla of Personnel (PSIPOP)',
  vacant: 'List of vacant positions',
  counts: 'Filled and unfilled items',
  status: 'Personnel by appointment status',
} as const;
export type ReportName = keyof typeof REPORTS;

const report = z.object({ report: z.enum(Object.keys(REPORTS) as [ReportName, ...ReportName[]]) });

const narrowing = {
  /** As of which day; today where it is not said. */
  on: isoDate.optional(),
  campus: z.coerce.number().int().optional(),
  /** An office with all its units. */
  office: z.coerce.number().int().optional(),
  /** An appointment status, for the report by it. */
  status: z.string().max(20).optional(),
};

export const reportColumn = z.object({
  title: z.string(),
  /** A code is a text that is not broken into lines. */
  kind: z.enum(['text', 'code', 'number', 'money', 'date']),
  /** Its share of the width on paper. */
  width: z.number(),
});
export type ReportColumn = z.output<typeof reportColumn>;

/** Money in centavos, dates as YYYY-MM-DD. */
export const reportCell = z.union([z.string(), z.number(), z.null()]);
export type ReportCell = z.output<typeof reportCell>;

export const reportRow = z.object({ group: z.string(), cells: z.array(reportCell) });
export type ReportRow = z.output<typeof reportRow>;

export const readReport = endpoint({
  method: 'GET',
  path: '/api/plantilla/report/{report}',
  summary: 'A report on the plantilla as of a day, within the caller’s scope; TINs are masked.',
  access,
  params: report,
  query: z.object({
    ...narrowing,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(5).max(5000).default(50),
  }),
  response: z.object({ title: z.string(), columns: z.array(reportColumn), rows: z.array(reportRow), total: z.number().int() }),
});

export const exportReport = endpoint({
  method: 'GET',
  path: '/api/plantilla/report/{report}/export',
  summary: 'A report on the plantilla, whole, as a workbook (XLSX) or CSV. Opening the TINs of the PSIPOP is noted.',
  access,
  params: report,
  query: z.object({ ...narrowing, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  response: fileAnswer,
  download: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
});

export const printReport = endpoint({
  method: 'POST',
  path: '/api/plantilla/report/{report}/print',
  summary:
    'Prints a report on the plantilla behind the screen, with letterhead: issued with a verification code, or as a draft. Opening the TINs of the PSIPOP is noted.',
  access,
  reach: 'scope',
  params: report,
  body: z.object({ ...narrowing, draft: z.boolean().default(false) }),
  /** `code`: of the paper; null for a draft. */
  response: startedJob.extend({ code: z.string().nullable() }),
});

export const mapOffice = z.object({
  id: z.number().int(),
  acronym: z.string(),
  fullname: z.string(),
  campus_id: z.number().int(),
  campus: z.string(),
  /** How deep it stands in the tree; 0 right below its campus. */
  depth: z.number().int(),
  filled: z.number().int(),
  vacant_funded: z.number().int(),
  vacant_unfunded: z.number().int(),
  frozen: z.number().int(),
  anticipated: z.number().int(),
  /** Incumbents who turn 65 within so many years. */
  retire_1: z.number().int(),
  retire_3: z.number().int(),
  retire_5: z.number().int(),
  /** Of the funded vacancy that lasts longest. */
  months_vacant: z.number().int().nullable(),
});
export type MapOffice = z.output<typeof mapOffice>;

export const readMap = endpoint({
  method: 'GET',
  path: '/api/plantilla/map',
  summary: 'Each office’s own items as of a day, within the caller’s scope: filled, vacant, for retirement, months vacant.',
  access,
  query: z.object({ on: isoDate.optional(), campus: z.coerce.number().int().optional() }),
  response: z.object({ offices: z.array(mapOffice) }),
});
