import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import {
  acceptedRows,
  dateOrder,
  IMPORT_LIMIT,
  importColumns,
  importRecord,
  importRow,
  importSummary,
  rowAction,
} from './import-record.ts';

const SHEETS = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'] as const;
const format = z.enum(['xlsx', 'csv']).default('xlsx');

const nothing = z.object({}).default({});
type Nothing = typeof nothing;

interface Definition<C, Q> {
  /** Where its calls are. */
  path: string;
  access: readonly Group[];
  /** What may be imported; a name is of one module alone. The first is meant where none is named. */
  sections: readonly [string, ...string[]];
  /** Whether an import is for one office for which the caller acts, instead of the whole university. */
  ofOffice?: true;
  /** What the user decides before the rows are checked, beside the columns; nothing where it is left out. */
  choices?: C;
  /** What the last check asks the user. */
  questions?: Q;
}

/** The calls by which a module imports spreadsheets: template, upload, check, warnings, confirm, report, undo. */
export function importCalls<C extends z.ZodType = Nothing, Q extends z.ZodType = Nothing>(definition: Definition<C, Q>) {
  const { path, access, sections, ofOffice = false } = definition;
  const choices = definition.choices ?? (nothing as unknown as C);
  const questions = definition.questions ?? (nothing as unknown as Q);
  const bySection = z.object({ section: z.enum(sections, { error: 'There is no such section.' }).default(sections[0]) });
  const one = z.object({ import: importRecord.extend({ choices, questions }) });
  /** Needed where imports are of offices, unknown elsewhere; the callers of both see one type. */
  const byOffice = { office: (ofOffice ? recordId : z.undefined().optional()) as unknown as z.ZodOptional<typeof recordId> };
  /** An import may touch anything in the university, or what belongs to one office. */
  const whole = { access, reach: ofOffice ? ('scope' as const) : ('university' as const) };
  return {
    access,
    sections,
    ofOffice,
    template: endpoint({
      method: 'GET',
      path: `${path}/template`,
      summary: 'An empty spreadsheet: its headings, an example, and what each column takes.',
      ...whole,
      query: bySection.extend({ format }),
      response: fileAnswer,
      download: SHEETS,
    }),
    upload: endpoint({
      method: 'POST',
      path,
      summary: 'Reads a spreadsheet (CSV or XLSX, 20 MB at most) and matches its columns; nothing is imported yet.',
      ...whole,
      query: bySection.extend(byOffice),
      upload: { maxBytes: IMPORT_LIMIT },
      ownTransactions: true,
      response: one,
    }),
    list: endpoint({
      method: 'GET',
      path,
      summary: 'Imports, the newest first.',
      ...whole,
      query: listQuery(['created_at', 'file_name']).extend({ ...bySection.shape, ...byOffice }),
      response: listOf('imports', importSummary),
    }),
    read: endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      summary: 'One import: its columns, what it asks, its warnings, and how far it is.',
      ...whole,
      params: byId,
      response: one,
    }),
    rows: endpoint({
      method: 'GET',
      path: `${path}/{id}/rows`,
      summary: 'The rows of a checked import with what each would do or did.',
      ...whole,
      params: byId,
      query: listQuery(['line', 'key']).extend({ action: rowAction.optional(), warning: z.string().max(40).optional() }),
      response: listOf('rows', importRow),
    }),
    check: endpoint({
      method: 'POST',
      path: `${path}/{id}/check`,
      summary: 'Checks every row with these columns, choices and rows that the user accepted one by one, without importing anything.',
      ...whole,
      params: byId,
      body: z.object({
        columns: importColumns,
        choices,
        accepted: acceptedRows.default([]),
        date_order: dateOrder.nullable().default(null),
      }),
      response: one,
    }),
    acknowledge: endpoint({
      method: 'POST',
      path: `${path}/{id}/acknowledge`,
      summary: 'Notes that the caller has reviewed the rows with a warning of one kind.',
      ...whole,
      params: byId,
      body: z.object({ kind: z.string().max(40) }),
      response: one,
    }),
    confirm: endpoint({
      method: 'POST',
      path: `${path}/{id}/confirm`,
      summary: 'Starts importing what was checked: all of it or nothing. Every warning must be acknowledged.',
      ...whole,
      params: byId,
      body: z.object({ leave_out_wrong: z.boolean().default(false) }),
      response: startedJob,
    }),
    report: endpoint({
      method: 'GET',
      path: `${path}/{id}/report`,
      summary: 'What became of every row, as a workbook (XLSX) or CSV.',
      ...whole,
      params: byId,
      query: z.object({ format }),
      response: fileAnswer,
      download: SHEETS,
    }),
    undo: endpoint({
      method: 'POST',
      path: `${path}/{id}/undo`,
      summary: 'Undoes a whole import, while nothing has changed since and nothing depends on it.',
      ...whole,
      params: byId,
      response: one,
    }),
    drop: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: 'Removes an import that was not confirmed.',
      ...whole,
      params: byId,
      response: messageOnly,
    }),
  };
}

export type ImportCalls = ReturnType<typeof importCalls<z.ZodType, z.ZodType>>;
