import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';
import type { GuideSheet, SheetCell } from './write-sheet.ts';

export interface WorkbookRequest {
  headings: readonly string[];
  rows: readonly (readonly SheetCell[])[];
  guide?: GuideSheet;
}

const request = workerData as WorkbookRequest;
const { data, ...layout } = sheetOf(request);
const { guide } = request;
const written = guide
  ? writeXlsxFile([
      { data, sheet: 'Sheet1', ...layout },
      { ...sheetOf(guide), sheet: guide.name },
    ])
  : writeXlsxFile(data, layout);
parentPort!.postMessage(await written.toBuffer());

function sheetOf({ headings, rows }: Pick<WorkbookRequest, 'headings' | 'rows'>) {
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    row.map((value) => (value === null || value === '' ? null : { value, wrap: typeof value === 'string' && value.includes('\n') })),
  );
  return { data: [head, ...cells], columns: headings.map((heading, at) => ({ width: widthOf(rows, heading, at) })), stickyRowsCount: 1 };
}

function widthOf(rows: WorkbookRequest['rows'], heading: string, at: number): number {
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
