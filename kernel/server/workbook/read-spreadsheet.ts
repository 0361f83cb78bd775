import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { invalid } from '../errors.ts';
import { doHeavyWork } from '../jobs/heavy-work.ts';
import { sniffType } from './sniff-type.ts';
import type { SheetRows, SpreadsheetAnswer, SpreadsheetRequest } from './spreadsheet-worker.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { mostRows: 20_000, mostColumns: 200 };
/** A spreadsheet that is imported: its sheets at the limits of one, and the XML of its cells. */
const OF_IMPORT = {
  ...LIMITS,
  allSheets: false,
  withTimes: true,
  mostUnpacked: 200 * MEGABYTE,
  mostBoxes: LIMITS.mostRows * LIMITS.mostColumns,
};
/** A filled form, which anybody may upload; the longest has some thousand rows. */
const OF_FORM = { ...LIMITS, allSheets: true, withTimes: false, mostUnpacked: 50 * MEGABYTE, mostBoxes: 500_000 };
const LONGEST_MS = 30_000;
const MOST_MEMORY_MB = 768;
/** Excel opens nothing else of this name. Older systems write text as `.xls`, which it does open. */
const NAMED_WORKBOOK = /\.xls[xm]$/i;
const NO_WORKBOOK = 'This is not an Excel workbook. Open it in Excel and save it as .xlsx.';

export interface Spreadsheet {
  /** All rows from the first, as text; dates as YYYY-MM-DD, with the time where there is one. */
  rows: string[][];
  /** What was not read. */
  note: string;
}

interface Wanted {
  /** As its sender named it; that of the path where it is left out. */
  name?: string;
  /** The sheet that is read of a workbook that has it; else the first with something on it. */
  sheet?: string;
  /** 20,000 where it is left out. */
  mostRows?: number;
}

/** Reads a CSV or a workbook beside the server, so that a hostile file neither blocks nor ends it. Errors: 422 on `file`. */
export async function readSpreadsheet(path: string, { name = path, sheet, mostRows = LIMITS.mostRows }: Wanted = {}): Promise<Spreadsheet> {
  const kind = await sniffReadable(path, 'Give a CSV or an Excel workbook (.xlsx).');
  if (kind !== 'zip' && NAMED_WORKBOOK.test(name)) throw refuse(NO_WORKBOOK);
  const { sheets, note } = await readBeside({ path, kind, ...OF_IMPORT, mostRows, sheet });
  return { rows: sheets[0]!.rows, note };
}

/** Reads all sheets of a workbook that have something on them, each within the limits of a single one. Errors: 422 on `file`. */
export async function readWorkbookSheets(path: string): Promise<SheetRows[]> {
  const kind = await sniffReadable(path, 'Give an Excel workbook (.xlsx).');
  if (kind !== 'zip') throw refuse(NO_WORKBOOK);
  return (await readBeside({ path, kind, ...OF_FORM })).sheets;
}

async function sniffReadable(path: string, wanted: string): Promise<SpreadsheetRequest['kind']> {
  const kind = await sniffType(path);
  if (kind === 'pdf' || kind === 'png' || kind === 'jpeg') throw refuse(`This is a picture or a PDF. ${wanted}`);
  if (await isOldExcel(path))
    throw refuse(
      'This is a workbook of old Excel (.xls), or one with a password. Open it in Excel and save it as .xlsx without a password.',
    );
  return kind === 'zip' ? 'zip' : 'text';
}

async function readBeside(request: SpreadsheetRequest): Promise<Exclude<SpreadsheetAnswer, { refusal: string }>> {
  const answer = await doHeavyWork('thread', () => askWorker(request));
  if ('refusal' in answer) throw refuse(answer.refusal);
  return answer;
}

function askWorker(request: SpreadsheetRequest): Promise<SpreadsheetAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const tooMuch = 'The file is more than we can read. Save only the sheet that you need and try again.';
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
    worker.once('message', resolve);
    worker.once('error', () => resolve({ refusal: tooMuch }));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ refusal: tooMuch });
    });
  });
}

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

async function isOldExcel(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return COMPOUND_FILE.every((byte, at) => buffer[at] === byte);
  } finally {
    await file.close();
  }
}

function refuse(message: string) {
  return invalid({ file: [message] });
}
