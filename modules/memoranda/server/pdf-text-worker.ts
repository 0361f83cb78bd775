import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { extractText } from 'unpdf';

export interface TextAnswer {
  text: string;
}

/** More than the longest circular; a text search holds at most a megabyte. */
const LONGEST_TEXT = 200_000;

const { text } = await extractText(new Uint8Array(readFileSync(workerData as string)), { mergePages: true });
parentPort!.postMessage({ text: plain(text).slice(0, LONGEST_TEXT) } satisfies TextAnswer);

/** One line without control characters; a hyphen at the end of a line joins its word. */
function plain(raw: string): string {
  return raw
    .replaceAll(/(\p{L})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}
