import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';
import type { SheetCell } from './write-sheet.ts';

export interface WorkbookRequest {
  headings: readonly string[];
  rows: readonly (readonly SheetCell[])[];
}

const { headings, rows } = workerData as WorkbookRequest;
const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
const cells = rows.map((row) =>
  row.map((value) => (value === null || value === '' ? null : { value, wrap: typeof value === 'string' && value.includes('\n') })),
);
const columns = headings.map((heading, at) => ({ width: widthOf(heading, at) }));
parentPort!.postMessage(await writeXlsxFile([head, ...cells], { columns, stickyRowsCount: 1 }).toBuffer());

function widthOf(heading: string, at: number): number {
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
