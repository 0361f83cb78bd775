import { z } from 'zod';

/** The largest spreadsheet, in bytes. */
export const IMPORT_LIMIT = 20_971_520;

/** The most rows that are read of one, unless its source says otherwise. */
export const IMPORT_ROWS = 20_000;

/** In which column of the file (counted from 0) each field is; a field that is not named is not in the file. */
export const importColumns = z.record(z.string().max(40), z.number().int().min(0).max(199));
export type ImportColumns = z.output<typeof importColumns>;

/** The rows of the file that a user accepted one by one, in spite of what refuses them. */
export const acceptedRows = z.array(z.number().int().min(1)).max(IMPORT_ROWS);

/** Whether 05/10/2026 is 5 October or 10 May: a property of the whole file. */
export const dateOrder = z.enum(['day-first', 'month-first']);

export const importState = z.enum(['uploaded', 'checking', 'checked', 'importing', 'imported', 'undone']);
export type ImportState = z.output<typeof importState>;

export const importCounts = z.object({
  rows: z.number().int(),
  new: z.number().int(),
  update: z.number().int(),
  unchanged: z.number().int(),
  wrong: z.number().int(),
});
export type ImportCounts = z.output<typeof importCounts>;

/** Rows that are accepted but must be looked at before the import is confirmed. */
export const importWarning = z.object({
  kind: z.string(),
  /** What the rows have in common, in a sentence. */
  title: z.string(),
  rows: z.number().int(),
  /** Who has looked at them, and when; null while nobody has. */
  acknowledged_by: z.string().nullable(),
  acknowledged_at: z.string().nullable(),
});
export type ImportWarning = z.output<typeof importWarning>;

export const importSummary = z.object({
  id: z.number().int(),
  section: z.string(),
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
  /** What was not read of the file, such as further sheets. */
  note: z.string(),
  headings: z.array(z.string()),
  /** The first rows, to recognize the columns by. */
  sample: z.array(z.array(z.string())),
  fields: z.array(z.object({ key: z.string(), title: z.string(), is_required: z.boolean() })),
  /** The titles of what a row is known by, and of what is shown beside it. */
  about: z.string(),
  named: z.string(),
  /** Whether no row may be left out. */
  is_whole: z.boolean(),
  /** Whether it can be undone as a whole once it is imported. */
  can_undo: z.boolean(),
  columns: importColumns,
  accepted: acceptedRows,
  /** What the last check found of its dates: null where they simply begin with the month; `open` where the user must say their order. */
  dates: z.object({ order: z.enum(['day-first', 'open', 'contradictory']), example: z.string() }).nullable(),
  /** What the user said of an order that is open. */
  date_order: dateOrder.nullable(),
  warnings: z.array(importWarning),
  job_id: z.string().nullable(),
  /** Why the last attempt to import stored nothing. */
  failure: z.string().nullable(),
  /** Where the work goes on once it is imported. */
  next: z.array(z.object({ label: z.string(), to: z.string() })),
});
export type ImportRecord = z.output<typeof importRecord>;

/**
 * An error refuses the row; a warning, by its kind, must be looked at; a note is only shown. `accept` is what a user says by accepting the
 * row in spite of it, which is done row by row.
 */
export const rowMessage = z.object({
  column: z.string(),
  message: z.string(),
  level: z.enum(['error', 'warning', 'note']),
  kind: z.string().optional(),
  accept: z.string().optional(),
});
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

/** Why a row cannot be undone, beside the 409 of `undo`. */
export interface RowInTheWay {
  line: number;
  key: string;
  name: string;
  reason: string;
}
