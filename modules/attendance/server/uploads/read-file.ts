import { Worker } from 'node:worker_threads';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { doHeavyWork } from '@talaan/kernel/server/heavy-work.ts';
import type { LineProblem } from '../../rules/device-lines.ts';

export interface ReadRequest {
  path: string;
  /** The present by the clock on the wall, `YYYY-MM-DD HH:MM:SS`. */
  now: string;
  problemsKept: number;
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

/** Reads a device file in a thread of its own, so that no other call waits. Errors: 422 on `file` saying what is wrong with it. */
export async function readFile(request: ReadRequest): Promise<ReadFile> {
  const read = await doHeavyWork('thread', () => readBeside(request));
  if ('refusal' in read) throw invalid({ file: [read.refusal] });
  return read;
}

function readBeside(request: ReadRequest): Promise<ReadFile | { refusal: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile | { refusal: string }>();
  const worker = new Worker(new URL('./read-lines-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The reader of device files ended before it was done.')));
  return promise;
}
