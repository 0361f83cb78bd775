import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { IMPORT_LIMIT, importCounts, importRow, rowAction } from '../import.ts';

/** In which column of the file (counted from 0) each field of the section is. */
export const sectionColumns = z.record(z.string().max(40), z.number().int().min(0).max(199));
export type SectionColumns = z.output<typeof sectionColumns>;

export const sectionSummary = z.object({
  id: z.number().int(),
  section: z.string(),
  file_name: z.string(),
  state: z.enum(['uploaded', 'checked', 'importing', 'imported']),
  started_by: z.string().nullable(),
  created_at: z.string(),
  imported_at: z.string().nullable(),
  counts: importCounts,
});
export type SectionSummary = z.output<typeof sectionSummary>;

export const sectionField = z.object({ key: z.string(), title: z.string(), is_required: z.boolean() });

export const sectionRecord = sectionSummary.extend({
  note: z.string(),
  headings: z.array(z.string()),
  /** The first rows, to recognize the columns by. */
  sample: z.array(z.array(z.string())),
  fields: z.array(sectionField),
  columns: sectionColumns,
  job_id: z.string().nullable(),
  /** Why the last try to import wrote nothing. */
  failure: z.string().nullable(),
});
export type SectionRecord = z.output<typeof sectionRecord>;

const SHEETS = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'] as const;
const format = z.enum(['xlsx', 'csv']).default('xlsx');

interface Definition {
  /** Where its calls are. */
  path: string;
  access: readonly Group[];
  /** What may be imported; a name is of one module alone. */
  sections: readonly [string, ...string[]];
}

/** The calls by which a module takes in its sections from spreadsheets: template, upload, dry run, confirming, report (decision 41). */
export function sectionImport({ path, access, sections }: Definition) {
  const bySection = z.object({ section: z.enum(sections, { error: 'There is no such section.' }) });
  return {
    access,
    sections,
    template: endpoint({
      method: 'GET',
      path: `${path}/template`,
      summary: 'An empty spreadsheet of a section: its headings, an example, and what each column takes.',
      access,
      query: bySection.extend({ format }),
      response: fileAnswer,
      download: SHEETS,
    }),
    upload: endpoint({
      method: 'POST',
      path,
      summary: 'Reads a spreadsheet of one section (CSV or XLSX, 20 MB at most) and matches its columns; nothing is imported yet.',
      access,
      query: bySection,
      upload: { maxBytes: IMPORT_LIMIT },
      response: z.object({ import: sectionRecord }),
    }),
    list: endpoint({
      method: 'GET',
      path,
      summary: 'Imports of a section, the newest first.',
      access,
      query: listQuery(['created_at', 'file_name']).extend(bySection.shape),
      response: listOf('imports', sectionSummary),
    }),
    read: endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      summary: 'One import of a section: its columns and how far it is.',
      access,
      params: byId,
      response: z.object({ import: sectionRecord }),
    }),
    rows: endpoint({
      method: 'GET',
      path: `${path}/{id}/rows`,
      summary: 'The rows of a checked import of a section with what each would do or did.',
      access,
      params: byId,
      query: listQuery(['line', 'key']).extend({ action: rowAction.optional() }),
      response: listOf('rows', importRow),
    }),
    check: endpoint({
      method: 'POST',
      path: `${path}/{id}/check`,
      summary: 'Checks every row with these columns, without importing anything.',
      access,
      params: byId,
      body: z.object({ columns: sectionColumns }),
      response: z.object({ import: sectionRecord }),
    }),
    confirm: endpoint({
      method: 'POST',
      path: `${path}/{id}/confirm`,
      summary: 'Starts importing what was checked: all of it or nothing.',
      access,
      params: byId,
      body: z.object({ leave_out_wrong: z.boolean().default(false) }),
      response: startedJob,
    }),
    report: endpoint({
      method: 'GET',
      path: `${path}/{id}/report`,
      summary: 'What became of every row, as a workbook (XLSX) or CSV.',
      access,
      params: byId,
      query: z.object({ format }),
      response: fileAnswer,
      download: SHEETS,
    }),
    drop: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: 'Puts away an import of a section that was not confirmed.',
      access,
      params: byId,
      response: messageOnly,
    }),
  };
}

export type SectionImport = ReturnType<typeof sectionImport>;
