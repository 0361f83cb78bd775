import { CsvError, parse } from 'csv-parse/sync';
import { guessDelimiter, UnreadableFile } from '@talaan/kernel/server/workbook/decode-text.ts';
import { dateOrderOf, type DateOrder } from '@talaan/imports/rules/date-order.ts';
import type { DeviceLines } from '../../rules/device-lines.ts';
import { datesOf, findPunchColumns, pinsByNumber, readPunchTable, type PinOfNumber, type TableRow } from '../../rules/punch-table.ts';

/** That a file does not say whether the day or the month comes first, in words. */
export class OpenDateOrder extends Error {}

interface Reading {
  now: string;
  pins: readonly PinOfNumber[];
  /** What the user said, which counts where no date of the file decides. */
  order: DateOrder | null;
}

/** The cells of the first line of a file; what follows is looked at for the separator alone. */
export function readHeadings(text: string): readonly string[] {
  const start = text.trimStart();
  const line = start.slice(0, start.search(/[\r\n]|$/));
  return readRows(line, guessDelimiter(start.slice(0, LOOKED_AT)))[0]?.cells ?? [];
}

const LOOKED_AT = 4096;

/**
 * Reads a table of punches by the CSV library; undefined where the file is none. Errors: UnreadableFile in words, OpenDateOrder where the
 * user must say how dates are written.
 */
export function readTable(text: string, { now, pins, order }: Reading): DeviceLines | undefined {
  const columns = findPunchColumns(readHeadings(text));
  if (!columns) return undefined;
  if ('missing' in columns) throw new UnreadableFile(columns.missing);
  const rows = readRows(text, guessDelimiter(text));
  const heading = rows.findIndex(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const below = rows.slice(heading + 1);
  const settled = settleOrder(below, columns, order);
  return { ...readPunchTable(below, columns, { now, pins: pinsByNumber(pins), order: settled }), lines: rows.at(-1)!.line };
}

function settleOrder(rows: readonly TableRow[], columns: Parameters<typeof datesOf>[1], order: DateOrder | null): DateOrder {
  const found = dateOrderOf(datesOf(rows, columns));
  if (found === 'contradictory')
    throw new UnreadableFile('Some dates of this file have the day first, others the month. Write all of them alike, best as YYYY-MM-DD.');
  if (found !== 'open') return found;
  if (order) return order;
  throw new OpenDateOrder('No date of this file tells whether the day or the month comes first. Choose how its dates are written.');
}

function readRows(text: string, delimiter: string): TableRow[] {
  const rows: TableRow[] = [];
  const keep = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ line: lines, cells });
    return null;
  };
  const options = { delimiter, bom: true, relax_column_count: true, relax_quotes: true, record_delimiter: ['\r\n', '\n', '\r'] };
  try {
    parse(text, { ...options, on_record: keep });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quotation mark opens and is never closed. Correct it, or save the file again as CSV.'
        : 'The file cannot be read as CSV.',
    );
  }
  return rows;
}
