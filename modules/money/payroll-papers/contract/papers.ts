import { z } from 'zod';
import { byId, endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { centavos, figure, month, runState, SEATS } from '@talaan/payroll/contract/fields.ts';
import { FORMATS, MONTH_PAPERS, REMITTERS, RUN_PAPERS, type MonthPaperKind, type RunPaperKind } from './kinds.ts';

const runPaper = z.enum(Object.keys(RUN_PAPERS) as [RunPaperKind, ...RunPaperKind[]]);
const monthPaper = z.enum(Object.keys(MONTH_PAPERS) as [MonthPaperKind, ...MonthPaperKind[]]);
const format = z.enum(FORMATS);

/** What of a run a paper is about: empty for all of it, a fund cluster (`01`), or a bank with its half (`FIRST Land Bank`). */
const part = z.string().trim().max(120);

const issued = z.object({
  number: z.string().nullable(),
  rows: figure,
  /** The sum of each column, by its title. */
  totals: z.record(z.string(), centavos),
  issued_by: z.string().nullable(),
  issued_at: z.string(),
});
export type IssuedPaper = z.output<typeof issued>;

const onePaper = z.object({ part, part_name: z.string(), issued: issued.nullable() });

const runPapers = z.object({
  id: figure,
  title: z.string(),
  month: z.string(),
  state: runState,
  people: figure,
  gross: centavos,
  deductions: centavos,
  government: centavos,
  net: centavos,
  papers: z.array(onePaper.extend({ kind: runPaper })),
});
export type RunPapers = z.output<typeof runPapers>;

export const readRunPapers = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/{id}/papers',
  summary: 'The papers of a run that the caller’s seat makes, with what was issued of each.',
  access: SEATS,
  params: byId,
  response: z.object({ run: runPapers }),
});

const TYPES = ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv; charset=utf-8'];

export const makeRunPaper = endpoint({
  method: 'POST',
  path: '/api/payroll/runs/{id}/papers',
  summary: 'A paper of an approved run as a draft, or of a released one as it is issued; who made it is noted.',
  access: SEATS,
  reach: 'scope',
  params: byId,
  body: z.object({ kind: runPaper, part, format }),
  response: fileAnswer,
  download: TYPES,
});

export const printRunPaper = endpoint({
  method: 'POST',
  path: '/api/payroll/runs/{id}/papers/prints',
  summary: 'Starts a job that prints the general payroll of a fund cluster, the index of payments or all payslips by office.',
  access: SEATS,
  reach: 'scope',
  params: byId,
  body: z.object({ kind: z.enum(['GENERAL_PAYROLL', 'INDEX', 'PAYSLIPS']), part }),
  response: startedJob,
});

const monthPaperRow = z.object({ kind: monthPaper, due_on: z.string(), issued: issued.nullable() });
export type MonthPaper = z.output<typeof monthPaperRow>;

export const readRemittances = endpoint({
  method: 'GET',
  path: '/api/payroll/remittances',
  summary: 'What is remitted of a month from the released runs within the caller’s scope, with what was issued.',
  access: REMITTERS,
  query: z.object({ month }),
  response: z.object({
    runs: z.array(z.object({ id: figure, title: z.string(), is_released: z.boolean(), people: figure, net: centavos })),
    papers: z.array(monthPaperRow),
  }),
});

export const makeRemittance = endpoint({
  method: 'POST',
  path: '/api/payroll/remittances',
  summary: 'A remittance of a month, from its released runs; a draft from the approved ones where none is released.',
  access: REMITTERS,
  reach: 'scope',
  body: z.object({ month, kind: monthPaper, format }),
  response: fileAnswer,
  download: TYPES,
});

export const printCertificates = endpoint({
  method: 'POST',
  path: '/api/payroll/remittances/prints',
  summary: 'Starts a job that prints BIR Form 2307 of every payee whose tax was withheld in the quarter until a month, as one file.',
  access: REMITTERS,
  reach: 'scope',
  body: z.object({ month }),
  response: startedJob,
});
