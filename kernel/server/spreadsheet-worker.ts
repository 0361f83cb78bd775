import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { CsvError, parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { decodeText, guessDelimiter, UnreadableFile } from './decode-text.ts';
import { measureWorkbook, type WorkbookLimits } from './measure-workbook.ts';

export interface SpreadsheetRequest extends WorkbookLimits {
  path: string;
  kind: 'zip' | 'text';
  mostRows: number;
  mostColumns: number;
  /** Every sheet of a workbook; else the first with something on it. */
  allSheets: boolean;
  /** Whether a date with a time of the day keeps it: `2026-11-27 14:30`. */
  withTimes: boolean;
}

export interface SheetRows {
  name: string;
  rows: string[][];
}

/** One sheet as it was asked for, or all of them. */
export type SpreadsheetAnswer = { sheets: SheetRows[]; note: string } | { refusal: string };

const LONGEST_CELL = 2000;

const request = workerData as SpreadsheetRequest;
parentPort!.postMessage(await read());

async function read(): Promise<SpreadsheetAnswer> {
  try {
    const { sheets, note } = request.kind === 'zip' ? await readXlsx() : { sheets: [{ name: '', rows: readCsv() }], note: '' };
    return { sheets: sheets.map(({ name, rows }) => ({ name, rows: checkSize(rows) })), note };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    if (error instanceof CsvError) return { refusal: explainCsv(error) };
    return {
      refusal: 'The file cannot be read: it is broken, or it is not an Excel workbook (.xlsx). Open it in Excel and save it again.',
    };
  }
}

function readCsv(): string[][] {
  const text = decodeText(readFileSync(request.path));
  const options = {
    delimiter: guessDelimiter(text),
    bom: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    to: request.mostRows + 1,
  };
  return parse(text, options).map((row) => row.map(shorten));
}

function explainCsv(error: CsvError): string {
  const row = typeof error.lines === 'number' ? `Row ${error.lines}: ` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return `${row}a quotation mark opens and is never closed. Correct it, or save the file again as CSV.`;
  if (error.code === 'INVALID_OPENING_QUOTE' || error.code === 'CSV_INVALID_CLOSING_QUOTE')
    return `${row}a quotation mark is in the middle of a cell. Correct it, or save the file again as CSV.`;
  return `${row}the file cannot be read as CSV.`;
}

async function readXlsx(): Promise<{ sheets: SheetRows[]; note: string }> {
  const sheets = await readWorkbook(measureWorkbook(readFileSync(request.path), request));
  const filled = sheets.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
  const [first, ...others] = filled;
  if (!first) throw new UnreadableFile('The workbook is empty.');
  const note =
    !request.allSheets && others.length > 0
      ? `Only the sheet “${first.sheet}” was read; the workbook has ${filled.length} with something on them.`
      : '';
  const read = request.allSheets ? filled : [first];
  return {
    sheets: read.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map((cell) => shorten(cellText(cell)))) })),
    note,
  };
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '#DATE' : dateText(cell);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/** A time of the day is a fraction of it, which comes back some milliseconds off. */
function dateText(cell: Date): string {
  const [day, time] = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString().slice(0, 16).split('T');
  return request.withTimes && time !== '00:00' ? `${day} ${time}` : cell.toISOString().slice(0, 10);
}

// PostgreSQL keeps no zero bytes.
function shorten(cell: string): string {
  return cell.slice(0, LONGEST_CELL).replaceAll('\u0000', '');
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
