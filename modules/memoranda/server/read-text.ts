import { Worker } from 'node:worker_threads';
import type { Job } from '@talaan/kernel/server/jobs.ts';
import type { TextAnswer } from './pdf-text-worker.ts';

/** A PDF may be made to take for ever, or to unpack to more than the machine holds. */
const LONGEST_MS = 30_000;
const MOST_MEMORY_MB = 256;

/** Reads the text out of a circular's PDF, for searching. A PDF that cannot be read stays findable by its number and subject. */
export const readTextJob: Job<{ id: number }> = {
  kind: 'read-circular-text',
  run: async ({ server: { db, files } }, { id }) => {
    const circular = await db.selectFrom('memoranda.circular').select('file_id').where('id', '=', id).executeTakeFirst();
    if (!circular) return;
    const { location } = await files.locate(db, circular.file_id);
    const text = await readPdfText(location);
    await db
      .updateTable('memoranda.circular')
      .set(text ? { body: text, body_state: 'read' } : { body_state: 'unreadable' })
      .where('id', '=', id)
      .execute();
  },
};

/** In a thread of its own, which is ended when it takes too much. Empty where there is no text: a scan, a broken or locked file. */
async function readPdfText(path: string): Promise<string> {
  const worker = new Worker(new URL('./pdf-text-worker.ts', import.meta.url), {
    workerData: path,
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
