import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { listOf, listQuery } from '@talaan/kernel/contract/list.ts';

/** The largest spreadsheet of people, in bytes. */
export const IMPORT_LIMIT = 20_971_520;

const columnNumber = z.number().int().min(0).max(199);

/** In which column of the file (counted from 0) each of our fields is; a field that is not named is not in the file. */
export const importColumns = z.object({
  idno: columnNumber.optional(),
  surname: columnNumber.optional(),
  first_name: columnNumber.optional(),
  middle_name: columnNumber.optional(),
  name_extension: columnNumber.optional(),
  sex: columnNumber.optional(),
  birth_date: columnNumber.optional(),
  email: columnNumber.optional(),
  date_hired: columnNumber.optional(),
  pin: columnNumber.optional(),
  office: columnNumber.optional(),
  office_name: columnNumber.optional(),
  campus: columnNumber.optional(),
  position: columnNumber.optional(),
  appointment_status: columnNumber.optional(),
  effective_date: columnNumber.optional(),
});
export type ImportColumns = z.output<typeof importColumns>;
export type ImportField = keyof ImportColumns;

/** What becomes of an office that the file names and the university does not have: matched to one, or made. */
export const officeChoice = z.object({
  key: z.string().max(600),
  office_id: recordId.optional(),
  make: z
    .object({
      fullname: z.string().trim().min(2, 'Give the office a name.').max(200),
      acronym: z.string().trim().min(1, 'Give the office an acronym.').max(20),
      campus_id: recordId,
    })
    .optional(),
});
export type OfficeChoice = z.output<typeof officeChoice>;

export const positionChoice = z.object({
  key: z.string().max(300),
  position_id: recordId.optional(),
  make: z
    .object({
      name: z.string().trim().min(2, 'Give the position a title.').max(200),
      salary_grade: z.number().int().min(1).max(33).nullable(),
      track: z.enum(['faculty', 'staff']),
    })
    .optional(),
});
export type PositionChoice = z.output<typeof positionChoice>;

const suggestion = z.object({ id: z.number().int(), label: z.string() });

export const unknownOffice = z.object({
  key: z.string(),
  acronym: z.string(),
  name: z.string(),
  campus_id: z.number().int().nullable(),
  people: z.number().int(),
  suggestions: z.array(suggestion),
});
export type UnknownOffice = z.output<typeof unknownOffice>;

export const unknownPosition = z.object({ key: z.string(), name: z.string(), people: z.number().int(), suggestions: z.array(suggestion) });
export type UnknownPosition = z.output<typeof unknownPosition>;

export const importState = z.enum(['uploaded', 'checked', 'importing', 'imported', 'undone']);
export type ImportState = z.output<typeof importState>;

export const importCounts = z.object({
  rows: z.number().int(),
  new: z.number().int(),
  update: z.number().int(),
  unchanged: z.number().int(),
  wrong: z.number().int(),
});
export type ImportCounts = z.output<typeof importCounts>;

export const importSummary = z.object({
  id: z.number().int(),
  file_name: z.string(),
  state: importState,
  started_by: z.string().nullable(),
  created_at: z.string(),
  imported_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  counts: importCounts,
});
export type ImportSummary = z.output<typeof importSummary>;

export const importRecord = importSummary.extend({
  /** What the reading of the file left out, such as further sheets. */
  note: z.string(),
  headings: z.array(z.string()),
  /** The first rows, to recognize the columns by. */
  sample: z.array(z.array(z.string())),
  columns: importColumns,
  offices: z.array(unknownOffice),
  positions: z.array(unknownPosition),
  office_choices: z.array(officeChoice),
  position_choices: z.array(positionChoice),
  /** The work that imports, once it was confirmed. */
  job_id: z.string().nullable(),
  /** Why the last try to import wrote nothing. */
  failure: z.string().nullable(),
});
export type ImportRecord = z.output<typeof importRecord>;

export const rowMessage = z.object({ column: z.string(), message: z.string(), level: z.enum(['error', 'note']) });
export type RowMessage = z.output<typeof rowMessage>;
export const rowChange = z.object({ field: z.string(), from: z.string(), to: z.string() });
export type RowChange = z.output<typeof rowChange>;
export const rowAction = z.enum(['new', 'update', 'unchanged', 'wrong']);
export type RowAction = z.output<typeof rowAction>;

export const importRow = z.object({
  /** The row of the spreadsheet, counted from 1. */
  id: z.number().int(),
  /** What it is about: the employee number, or the number of a plantilla item. */
  key: z.string(),
  name: z.string(),
  action: rowAction,
  messages: z.array(rowMessage),
  changes: z.array(rowChange),
});
export type ImportRow = z.output<typeof importRow>;

export const uploadPersonnelImport = endpoint({
  method: 'POST',
  path: '/api/personnels/import',
  summary: 'Reads a spreadsheet of people (CSV or XLSX, 20 MB at most) and matches its columns; nothing is imported yet.',
  access: ['PERSONNELS'],
  upload: { maxBytes: IMPORT_LIMIT },
  response: z.object({ import: importRecord }),
});

export const listPersonnelImports = endpoint({
  method: 'GET',
  path: '/api/personnels/import',
  summary: 'Imports of people, the newest first.',
  access: ['PERSONNELS'],
  query: listQuery(['created_at', 'file_name']),
  response: listOf('imports', importSummary),
});

export const readPersonnelImport = endpoint({
  method: 'GET',
  path: '/api/personnels/import/{id}',
  summary: 'One import: its columns, what is unknown in it, and how far it is.',
  access: ['PERSONNELS'],
  params: byId,
  response: z.object({ import: importRecord }),
});

export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/personnels/import/{id}/rows',
  summary: 'The rows of a checked import with what each would do or did.',
  access: ['PERSONNELS'],
  params: byId,
  query: listQuery(['line', 'key']).extend({ action: rowAction.optional() }),
  response: listOf('rows', importRow),
});

export const checkPersonnelImport = endpoint({
  method: 'POST',
  path: '/api/personnels/import/{id}/check',
  summary: 'Checks every row with these columns and choices, without importing anything.',
  access: ['PERSONNELS'],
  params: byId,
  body: z.object({
    columns: importColumns,
    offices: z.array(officeChoice).max(500).default([]),
    positions: z.array(positionChoice).max(500).default([]),
  }),
  response: z.object({ import: importRecord }),
});

export const confirmPersonnelImport = endpoint({
  method: 'POST',
  path: '/api/personnels/import/{id}/confirm',
  summary: 'Starts importing what was checked: all of it or nothing.',
  access: ['PERSONNELS'],
  params: byId,
  body: z.object({ leave_out_wrong: z.boolean().default(false) }),
  response: startedJob,
});

export const downloadImportReport = endpoint({
  method: 'GET',
  path: '/api/personnels/import/{id}/report',
  summary: 'What became of every row, as a workbook (XLSX) or CSV.',
  access: ['PERSONNELS'],
  params: byId,
  query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  response: fileAnswer,
  download: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
});

export const undoPersonnelImport = endpoint({
  method: 'POST',
  path: '/api/personnels/import/{id}/undo',
  summary: 'Takes a whole import back, while nothing depends on it.',
  access: ['PERSONNELS'],
  params: byId,
  response: z.object({ import: importRecord }),
});

export const dropPersonnelImport = endpoint({
  method: 'DELETE',
  path: '/api/personnels/import/{id}',
  summary: 'Puts away an import that was not confirmed.',
  access: ['PERSONNELS'],
  params: byId,
  response: messageOnly,
});
