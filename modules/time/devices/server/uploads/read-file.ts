import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { DateOrder } from '@talaan/imports/rules/date-order.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { decodeText, UnreadableFile } from '@talaan/kernel/server/workbook/decode-text.ts';
import { doHeavyWork } from '@talaan/kernel/server/jobs/heavy-work.ts';
import type { LineProblem } from '../../rules/device-lines.ts';
import { findPunchColumns, type PinOfNumber } from '../../rules/punch-table.ts';
import { readHeadings } from './read-table.ts';

export interface ReadRequest {
  path: string;
  /** The present by the clock on the wall, `YYYY-MM-DD HH:MM:SS`. */
  now: string;
  problemsKept: number;
  /** The order of day and month as the user said it; it counts where no date of a table decides. */
  order: DateOrder | null;
}

/** What the thread is given: with it the PINs by employee number, where the file is a table that names people by it. */
export interface ReadWork extends ReadRequest {
  pins: readonly PinOfNumber[];
}

/** Punches as columns, each a list with commas: what PostgreSQL takes apart quickest. */
export interface PunchChunk {
  punches: number;
  pins: string;
  ats: string;
  statuses: string;
  verifies: string;
  workCodes: string;
}

/** A device file, read: each PIN and instant once. */
export interface ReadFile {
  lines: number;
  punches: number;
  duplicates: number;
  impossible: number;
  problems: LineProblem[];
  /** Device numbers that the lines name, with how many lines. */
  devices: [number, number][];
  /** `YYYY-MM`. */
  months: string[];
  first: string;
  last: string;
  pinDays: { pins: string; dates: string; punches: string };
  chunks: PunchChunk[];
}

/** The largest file needs a third of it. */
const MOST_MEGABYTES = 1024;

/** What the thread answers: the file, or why it was not read and which field says so. */
export type ReadAnswer = ReadFile | { refusal: string; field?: 'date_order' };

/**
 * Reads a device file in a thread of its own, so that no other call waits. Errors: 422 on `file` saying what is wrong with it, on `date_order`
 * where the file does not tell how its dates are written.
 */
export async function readFile(db: Database, request: ReadRequest): Promise<ReadFile> {
  const pins = (await namesPeople(request.path)) ? await readPins(db) : [];
  const read = await doHeavyWork('thread', () => readBeside({ ...request, pins }));
  if ('refusal' in read) throw invalid({ [read.field ?? 'file']: [read.refusal] });
  return read;
}

/** Whether the file is a table with a column of employee numbers. */
async function namesPeople(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEADING), 0, LONGEST_HEADING, 0);
    const columns = findPunchColumns(readHeadings(decodeText(buffer.subarray(0, bytesRead))));
    return columns !== undefined && 'number' in columns && columns.number >= 0;
  } catch (error) {
    // The thread refuses it in words.
    if (error instanceof UnreadableFile) return false;
    throw error;
  } finally {
    await file.close();
  }
}

const LONGEST_HEADING = 4096;

async function readPins(db: Database): Promise<PinOfNumber[]> {
  const { rows } = await sql<{ pins: PinOfNumber[] }>`
    select coalesce(jsonb_agg(jsonb_build_array(p.idno, d.pin, lower(d.during), upper(d.during))), '[]') as pins
    from personnel.device_pin_view d join personnel.person_view p on coalesce(p.merged_into, p.id) = d.personnel_id`.execute(db);
  return rows[0]!.pins;
}

function readBeside(request: ReadWork): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>();
  const worker = new Worker(new URL('./read-lines-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The reader of device files ended before it was done.')));
  return promise;
}
