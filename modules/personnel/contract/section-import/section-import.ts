import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { IMPORT_LIMIT, importCounts, importRow, rowAction } from '../import.ts';
import { IMPORT_SECTIONS } from './sections.ts';

const section = z.enum(IMPORT_SECTIONS, { error: 'There is no such section.' });
const bySection = z.object({ section });

/** In which column of the file (counted from 0) each field of the section is. */
export const sectionColumns = z.record(z.string().max(40), z.number().int().min(0).max(199));
export type SectionColumns = z.output<typeof sectionColumns>;

export const sectionSummary = z.object({
  id: z.number().int(),
  section,
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

export const downloadSectionTemplate = endpoint({
  method: 'GET',
  path: '/api/personnels/section-imports/template',
  summary: 'An empty spreadsheet of a section: its headings, an example, and what each column takes.',
  access: ['PERSONNELS'],
  query: bySection.extend({ format }),
  response: fileAnswer,
  download: SHEETS,
});

export const uploadSection = endpoint({
  method: 'POST',
  path: '/api/personnels/section-imports',
  summary: 'Reads a spreadsheet of one section (CSV or XLSX, 20 MB at most) and matches its columns; nothing is imported yet.',
  access: ['PERSONNELS'],
  query: bySection,
  upload: { maxBytes: IMPORT_LIMIT },
  response: z.object({ import: sectionRecord }),
});

export const listSectionImports = endpoint({
  method: 'GET',
  path: '/api/personnels/section-imports',
  summary: 'Imports of a section, the newest first.',
  access: ['PERSONNELS'],
  query: listQuery(['created_at', 'file_name']).extend({ section }),
  response: listOf('imports', sectionSummary),
});

export const readSectionImport = endpoint({
  method: 'GET',
  path: '/api/personnels/section-imports/{id}',
  summary: 'One import of a section: its columns and how far it is.',
  access: ['PERSONNELS'],
  params: byId,
  response: z.object({ import: sectionRecord }),
});

export const listSectionRows = endpoint({
  method: 'GET',
  path: '/api/personnels/section-imports/{id}/rows',
  summary: 'The rows of a checked import of a section with what each would do or did.',
  access: ['PERSONNELS'],
  params: byId,
  query: listQuery(['line', 'idno']).extend({ action: rowAction.optional() }),
  response: listOf('rows', importRow),
});

export const checkSection = endpoint({
  method: 'POST',
  path: '/api/personnels/section-imports/{id}/check',
  summary: 'Checks every row with these columns, without importing anything.',
  access: ['PERSONNELS'],
  params: byId,
  body: z.object({ columns: sectionColumns }),
  response: z.object({ import: sectionRecord }),
});

export const confirmSection = endpoint({
  method: 'POST',
  path: '/api/personnels/section-imports/{id}/confirm',
  summary: 'Starts importing what was checked: all of it or nothing.',
  access: ['PERSONNELS'],
  params: byId,
  body: z.object({ leave_out_wrong: z.boolean().default(false) }),
  response: startedJob,
});

export const downloadSectionReport = endpoint({
  method: 'GET',
  path: '/api/personnels/section-imports/{id}/report',
  summary: 'What became of every row, as a workbook (XLSX) or CSV.',
  access: ['PERSONNELS'],
  params: byId,
  query: z.object({ format }),
  response: fileAnswer,
  download: SHEETS,
});

export const dropSection = endpoint({
  method: 'DELETE',
  path: '/api/personnels/section-imports/{id}',
  summary: 'Puts away an import of a section that was not confirmed.',
  access: ['PERSONNELS'],
  params: byId,
  response: messageOnly,
});
