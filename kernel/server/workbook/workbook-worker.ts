import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';
import type { FormSheet, GuideSheet, PesoColumns, SheetCell, SheetLine } from './write-sheet.ts';

interface TableRequest {
  headings: readonly string[];
  rows: readonly (readonly SheetCell[])[];
  guide?: GuideSheet;
  pesos?: PesoColumns;
}

export type WorkbookRequest = TableRequest | FormSheet;

const BOXED = { borderStyle: 'thin', wrap: true } as const;
/** In points, of one line of text. */
const LINE_HEIGHT = 15;

const request = workerData as WorkbookRequest;
const written = 'widths' in request ? writeForm(request) : writeTable(request);
parentPort!.postMessage(await written.toBuffer());

function writeTable(table: TableRequest) {
  const { data, ...layout } = sheetOf(table);
  const { guide } = table;
  if (!guide) return writeXlsxFile(data, layout);
  return writeXlsxFile([
    { data, sheet: 'Sheet1', ...layout },
    { ...sheetOf(guide), sheet: guide.name },
  ]);
}

/** The lines of the form's head, its table with borders, the lines of its foot; for paper across. */
function writeForm({ above, headings, rows, below, widths, pesos }: FormSheet) {
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const, align: 'center' as const, ...BOXED }));
  const cells = rows.map((row) =>
    row.map((value, at) => ({ value: value ?? '', alignVertical: 'top' as const, ...BOXED, ...formatOf(value, pesos?.[at]) })),
  );
  const lineOf = (line: SheetLine) => layLine(line, widths);
  return writeXlsxFile([...above.map(lineOf), head, ...cells, ...below.map(lineOf)], {
    columns: widths.map((width) => ({ width })),
    orientation: 'landscape',
    showGridLines: false,
  });
}

/** Excel does not fit the height of merged cells to their text; the height is reckoned from the characters that fit. */
function layLine(line: SheetLine, widths: readonly number[]) {
  const fits = ({ at, columns }: SheetLine[number]) => widths.slice(at, at + columns).reduce((sum, width) => sum + width, 0);
  const lines = Math.max(1, ...line.map((piece) => Math.ceil(piece.text.length / fits(piece))));
  return widths.map((_, at) => {
    const piece = line.find((one) => at >= one.at && at < one.at + one.columns);
    if (!piece || piece.at !== at) return null;
    const { text, columns, isBold, isCentred, isBoxed } = piece;
    return {
      value: text,
      columnSpan: columns,
      height: lines * LINE_HEIGHT,
      wrap: true,
      ...(isBold && { fontWeight: 'bold' as const }),
      ...(isCentred && { align: 'center' as const }),
      ...(isBoxed && BOXED),
    };
  });
}

function formatOf(value: SheetCell, isPesos: boolean | undefined): { format?: string } {
  return isPesos && typeof value === 'number' ? { format: '#,##0.00' } : {};
}

function sheetOf({ headings, rows, pesos }: Pick<TableRequest, 'headings' | 'rows' | 'pesos'>) {
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    row.map((value, at) =>
      value === null || value === ''
        ? null
        : { value, wrap: typeof value === 'string' && value.includes('\n'), ...formatOf(value, pesos?.[at]) },
    ),
  );
  return { data: [head, ...cells], columns: headings.map((heading, at) => ({ width: widthOf(rows, heading, at) })), stickyRowsCount: 1 };
}

function widthOf(rows: TableRequest['rows'], heading: string, at: number): number {
  const longest = rows.slice(0, 100).reduce(
    (most, row) =>
      Math.max(
        most,
        ...String(row[at] ?? '')
          .split('\n')
          .map((line) => line.length),
      ),
    heading.length,
  );
  return Math.min(60, longest + 2);
}
