import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { extractText } from 'unpdf';

export interface TextAnswer {
  text: string;
}

const file = workerData as string | Uint8Array;
const { text } = await extractText(typeof file === 'string' ? new Uint8Array(readFileSync(file)) : file, { mergePages: false });
parentPort!.postMessage({ text: text.join('\n\n') } satisfies TextAnswer);
