import { UnreadableFile } from './decode-text.ts';

/** How far a sheet goes, by its XML. */
export interface SheetExtent {
  /** The last row that is named, be it only for its format. */
  lastRow: number;
  /** The last row and column with something in them; 0 where there is nothing. */
  filledRows: number;
  filledColumns: number;
}

/** What Excel itself holds (specifications and limits of Excel). */
const EXCEL = { rows: 1_048_576, columns: 16_384 };

const TAG = /<(\/?)(?:[^\s<>/:]*:)?(sheetData|row|c|v|t)(?=[\s/>])([^>]*)>([^<]*)|<!\[CDATA\[/g;
const OF_ADDRESS = /(?:^|[\s:])r\s*=\s*["']([^"']*)["']/g;
const ADDRESS = /^([A-Z]{1,3})([1-9]\d{0,6})$/;
const SAVE_AGAIN = 'Open it in Excel and save it again.';

/**
 * How far a sheet of a workbook goes, before any row of it is made. A cell that has a format and nothing in it does not count as filled:
 * colouring a whole row formats its cells as far as column XFD. It overlooks nothing that a reader of XML finds, and may count a
 * cell in a comment. Errors: UnreadableFile where a cell is beyond what Excel holds.
 */
export function measureSheet(xml: string): SheetExtent {
  const extent: SheetExtent = { lastRow: 0, filledRows: 0, filledColumns: 0 };
  let inSheet = false;
  let cell: Cell | undefined;
  for (const [, closes, tag, attributes = '', text = ''] of xml.matchAll(TAG)) {
    if (tag === 'sheetData') inSheet = true;
    else if (!inSheet) continue;
    else if (tag === 'row' && !closes) extent.lastRow = Math.max(extent.lastRow, readRow(attributes));
    else if (tag === 'c') {
      cell = closes ? undefined : readAddress(attributes);
      extent.lastRow = Math.max(extent.lastRow, cell?.row ?? 0);
    } else if (cell && (tag === undefined || (!closes && text.trim() !== ''))) {
      extent.filledRows = Math.max(extent.filledRows, cell.row);
      extent.filledColumns = Math.max(extent.filledColumns, cell.column);
    }
  }
  return extent;
}

interface Cell {
  row: number;
  column: number;
}

/** 0 for a row without a number: its cells say where it is. */
function readRow(attributes: string): number {
  const row = readPlace(attributes);
  return row === undefined ? 0 : requireWithin(Number(row), EXCEL.rows);
}

function readAddress(attributes: string): Cell {
  const [, letters, row] = ADDRESS.exec(readPlace(attributes) ?? '') ?? [];
  if (!letters) throw new UnreadableFile(`The workbook has a cell without an address. ${SAVE_AGAIN}`);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: requireWithin(Number(row), EXCEL.rows), column: requireWithin(column, EXCEL.columns) };
}

/** The `r` of a row or a cell, which must be there once for all readers of XML. */
function readPlace(attributes: string): string | undefined {
  const [first, second] = attributes.matchAll(OF_ADDRESS);
  const quotes = attributes.length - attributes.replaceAll(/["']/g, '').length;
  if (second || quotes % 2 === 1 || attributes.includes('<'))
    throw new UnreadableFile(`The workbook has a cell with two addresses. ${SAVE_AGAIN}`);
  return first?.[1];
}

function requireWithin(number: number, most: number): number {
  if (number >= 1 && number <= most) return number;
  throw new UnreadableFile(`The workbook has a cell beyond the last one of Excel. ${SAVE_AGAIN}`);
}

/** `XFD1048576` for row 1,048,576 and column 16,384. */
export function cellName(row: number, column: number): string {
  const letters = (number: number): string =>
    number === 0 ? '' : letters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26));
  return `${letters(column)}${row}`;
}
