import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { CsvError } from 'csv-parse/sync';
import { zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { cellText, cleanCell } from './cell-text.ts';
import { decodeText, UnreadableFile } from './decode-text.ts';
import { measureWorkbook, type WorkbookLimits } from './measure-workbook.ts';
import { parseCsv } from './parse-csv.ts';
import { fillMerged, keepErrors, readMarks, type SheetMarks } from './sheet-marks.ts';

export interface SpreadsheetRequest extends WorkbookLimits {
  path: string;
  kind: 'zip' | 'text';
  mostRows: number;
  mostColumns: number;
  /** Every sheet of a workbook; else one. */
  allSheets: boolean;
  /** Which one, where the workbook has it; else the first with something on it. */
  sheet?: string;
  /** Whether a date with a time of the day keeps it: `2026-11-27 14:30`. */
  withTimes: boolean;
}

export interface SheetRows {
  name: string;
  rows: string[][];
}

/** One sheet as it was asked for, or all of them. */
export type SpreadsheetAnswer = { sheets: SheetRows[]; note: string } | { refusal: string };

interface Reading {
  sheets: SheetRows[];
  note: string;
}

/** How many rows a note names. */
const NAMED = 10;

const request = workerData as SpreadsheetRequest;
parentPort!.postMessage(await read());

async function read(): Promise<SpreadsheetAnswer> {
  try {
    const { sheets, note } = request.kind === 'zip' ? await readXlsx() : readCsv();
    return { sheets: sheets.map(({ name, rows }) => ({ name, rows: checkSize(rows) })), note };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    if (error instanceof CsvError) return { refusal: 'The file cannot be read as CSV.' };
    return {
      refusal: 'The file cannot be read: it is broken, or it is not an Excel workbook (.xlsx). Open it in Excel and save it again.',
    };
  }
}

function readCsv(): Reading {
  const { rows, strayQuotes } = parseCsv(decodeText(readFileSync(request.path)), request.mostRows);
  const note = formatRows(
    strayQuotes,
    'has a stray quotation mark, which was read as a letter',
    'have a stray quotation mark, which was read as a letter',
  );
  return { sheets: [{ name: '', rows: rows.map((row) => row.map(cleanCell)) }], note };
}

async function readXlsx(): Promise<Reading> {
  const files = measureWorkbook(readFileSync(request.path), request);
  keepErrors(files);
  const marks = readMarks(files);
  // Packed again, so that the reader, which goes from the front of a zip, finds what was measured and nothing else.
  const sheets = (await readWorkbook(Buffer.from(zipSync(files, { level: 0 }).buffer))).map(({ sheet, data }, at) => ({
    name: sheet,
    marks: marks[at],
    rows: data.map((row) => row.map((cell) => cellText(cell, request.withTimes))),
  }));
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
  const one = filled.find(({ name }) => name === request.sheet) ?? filled[0];
  if (!one) throw new UnreadableFile('The workbook is empty.');
  if (request.allSheets) return { sheets: filled, note: '' };
  const notes = [
    filled.length > 1 && `Only the sheet “${one.name}” was read; the workbook has ${filled.length} with something on them.`,
    one.marks && formatMarks(one.rows, one.marks),
  ];
  return { sheets: [one], note: notes.filter(Boolean).join(' ') };
}

/** What people see of the form of a sheet and a list of its cells does not say. */
function formatMarks(rows: string[][], { merged, hiddenRows }: SheetMarks): string {
  const filled = fillMerged(rows, merged);
  const hidden = hiddenRows.filter((row) => rows[row - 1]?.some((cell) => cell !== ''));
  return [
    filled > 0 && 'Where cells are merged over several rows, each of the rows has their value.',
    formatRows(hidden, 'is hidden in the workbook and was read too', 'are hidden in the workbook and were read too'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `Rows 3, 7 and 9 are hidden.`, of which the first ten are named. */
function formatRows(rows: readonly number[], one: string, many: string): string {
  if (rows.length === 0) return '';
  if (rows.length === 1) return `Row ${rows[0]} ${one}.`;
  const named = rows.slice(0, NAMED);
  const last = rows.length > NAMED ? `${rows.length - NAMED} more` : String(named.pop());
  return `Rows ${named.join(', ')} and ${last} ${many}.`;
}

function checkSize(rows: string[][]): string[][] {
  if (rows.length > request.mostRows)
    throw new UnreadableFile(
      `The file has more than ${request.mostRows.toLocaleString('en')} rows. Divide it and import the parts one after the other.`,
    );
  const wide = rows.findIndex((row) => row.findLastIndex((cell) => cell !== '') >= request.mostColumns);
  if (wide >= 0) throw new UnreadableFile(`Row ${wide + 1} has more than ${request.mostColumns} columns.`);
  return rows.map((row) => row.slice(0, request.mostColumns));
}
