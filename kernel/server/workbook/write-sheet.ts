import { Worker } from 'node:worker_threads';
import { doHeavyWork } from '../jobs/heavy-work.ts';
import type { FileAnswer } from '../mount.ts';
import type { WorkbookRequest } from './workbook-worker.ts';

export type SheetCell = string | number | null;

/** A further sheet of a workbook. */
export interface GuideSheet {
  name: string;
  headings: readonly string[];
  rows: readonly (readonly SheetCell[])[];
}

/** A line of a form: its pieces, each merged over `columns` from the column `at`, counted from 0. */
export type SheetLine = readonly {
  text: string;
  at: number;
  columns: number;
  isBold?: boolean;
  isCentred?: boolean;
  isBoxed?: boolean;
}[];

/** Which columns are pesos: their numbers are shown with two decimals. */
export type PesoColumns = readonly boolean[];

/** A printed form as a workbook: its table between the lines of its head and foot. `widths` of the columns in characters. */
export interface FormSheet {
  above: readonly SheetLine[];
  headings: readonly string[];
  rows: readonly (readonly SheetCell[])[];
  below: readonly SheetLine[];
  widths: readonly number[];
  pesos?: PesoColumns;
}

/** A table as a workbook or as CSV that Excel opens with its Ñ; a workbook may explain itself on a second sheet, and shows pesos as such. */
export async function writeSheet(
  name: string,
  format: 'xlsx' | 'csv',
  headings: readonly string[],
  rows: readonly (readonly SheetCell[])[],
  guide?: GuideSheet,
  pesos?: PesoColumns,
): Promise<FileAnswer> {
  if (format === 'csv')
    return { name: `${name}.csv`, contentType: 'text/csv; charset=utf-8', content: Buffer.from(toCsv([headings, ...rows])) };
  return answerWorkbook(name, { headings, rows, ...(guide && { guide }), ...(pesos && { pesos }) });
}

/** A form as a workbook. `name` is without ending. */
export function writeFormSheet(name: string, form: FormSheet): Promise<FileAnswer> {
  return answerWorkbook(name, form);
}

async function answerWorkbook(name: string, request: WorkbookRequest): Promise<FileAnswer> {
  const content = await doHeavyWork('thread', () => writeWorkbook(request));
  return { name: `${name}.xlsx`, contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', content };
}

/** Beside the server: the workbook of 20,000 people takes seconds of pure computing. */
function writeWorkbook(request: WorkbookRequest): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { workerData: request });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The workbook was not finished.')));
  });
}

const MARK = '\uFEFF';

/** RFC 4180, with the mark by which Excel knows UTF-8. */
function toCsv(rows: readonly (readonly SheetCell[])[]): string {
  return `${MARK}${rows.map((row) => row.map(toCsvCell).join(',')).join('\r\n')}\r\n`;
}

function toCsvCell(value: SheetCell): string {
  if (typeof value === 'number') return String(value);
  // A text that begins like a formula would run in the reader's spreadsheet; an apostrophe keeps it text.
  const text = (value ?? '').replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
