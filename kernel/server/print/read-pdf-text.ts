import { Worker } from 'node:worker_threads';
import { doHeavyWork } from '../jobs/heavy-work.ts';
import type { TextAnswer } from './pdf-text-worker.ts';

/** A PDF may be made to take for ever, or to unpack to more than the machine holds. */
const LONGEST_MS = 30_000;
const MOST_MEMORY_MB = 256;

/**
 * The text of a PDF, by its path or its bytes, line by line; in a thread of its own, which is ended when it takes too much. Empty where
 * there is no text: a scan, a broken or locked file.
 */
export function readPdfText(file: string | Uint8Array): Promise<string> {
  return doHeavyWork('thread', () => readBeside(file));
}

async function readBeside(file: string | Uint8Array): Promise<string> {
  const worker = new Worker(new URL('./pdf-text-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<string>();
  const tooLong = setTimeout(() => resolve(''), LONGEST_MS);
  worker.on('message', ({ text }: TextAnswer) => resolve(text));
  worker.on('error', () => resolve(''));
  worker.on('exit', () => resolve(''));
  try {
    return await promise;
  } finally {
    clearTimeout(tooLong);
    await worker.terminate();
  }
}
