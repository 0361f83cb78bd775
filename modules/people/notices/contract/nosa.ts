import { z } from 'zod';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { EXCEPTIONS, type AdjustmentException } from '../rules/adjustment.ts';
import { noticeFlow } from '../workflow.ts';

export const EXCEPTION_NAMES = Object.keys(EXCEPTIONS) as [AdjustmentException, ...AdjustmentException[]];

/** Who is looked at, by where they serve on the day. */
const people = {
  campus: recordId.optional(),
  /** An office with all its units. */
  office: recordId.optional(),
  /** Codes of appointment statuses. */
  status: severalOf(z.string().max(20)),
};

const sum = z.object({ people: z.number().int(), before: z.number().int(), after: z.number().int() });

export const adjustmentRow = z.object({
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string(),
  campus: z.string(),
  position: z.string(),
  status: z.string(),
  salary_grade: z.number().int().nullable(),
  step: z.number().int().nullable(),
  /** Monthly, in centavos. */
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  group: z.enum(['monthly', 'daily', 'exception', 'noticed']),
  reason: z.enum(EXCEPTION_NAMES).nullable(),
});
export type AdjustmentRow = z.output<typeof adjustmentRow>;

export const listNosaTables = endpoint({
  method: 'GET',
  path: '/api/nosa/tables',
  summary: 'The salary tables, newest first, with the days until each takes effect and the states of its notices.',
  access: ['NOSINOSA'],
  response: z.object({
    tables: z.array(
      z.object({
        id: z.number().int(),
        tranche: z.string(),
        law: z.string(),
        from: z.string(),
        /** Days from today; below 0 it is in force already. */
        days_ahead: z.number().int(),
        counts: z.record(z.enum(noticeFlow.states), z.number().int()),
      }),
    ),
  }),
});
export type NosaTable = z.output<typeof listNosaTables.response>['tables'][number];

export const previewNosa = endpoint({
  method: 'GET',
  path: '/api/nosa/preview',
  summary:
    'The people whom a salary table affects, within the caller’s scope: present and adjusted salary, and the exceptions with their reasons.',
  access: ['NOSINOSA'],
  query: listQuery(['fullname', 'office']).extend({
    ...people,
    table: recordId,
    group: z.enum(['monthly', 'daily', 'exception']).default('monthly'),
    reason: z.enum(EXCEPTION_NAMES).optional(),
  }),
  response: listOf('people', adjustmentRow).extend({
    totals: z.object({
      monthly: sum,
      daily: sum,
      noticed: z.number().int(),
      exceptions: z.record(z.enum(EXCEPTION_NAMES), z.number().int()),
    }),
  }),
});
export type NosaTotals = z.output<typeof previewNosa.response>['totals'];

export const exportNosa = exportOf(previewNosa, 'preview');

export const generateNosa = endpoint({
  method: 'POST',
  path: '/api/nosa/generate',
  summary:
    'Generates the notices of a salary table for all who are concerned within the filters, or for the chosen ones, behind the screen.',
  access: ['NOSINOSA'],
  reach: 'scope',
  body: z.object({
    ...people,
    table: recordId,
    term: z.string().trim().max(100).optional(),
    group: z.enum(['monthly', 'daily']).optional(),
    personnel_ids: z.array(recordId).min(1, 'Choose at least one person.').max(50_000).optional(),
  }),
  response: startedJob,
});
