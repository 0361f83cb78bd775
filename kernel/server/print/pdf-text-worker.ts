import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import { layOutText, type PlacedText } from './lay-out-text.ts';

export interface TextAnswer {
  text: string;
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

const file = workerData as string | Uint8Array;
const pdf = await getDocumentProxy(typeof file === 'string' ? new Uint8Array(readFileSync(file)) : file);
const pages: string[] = [];
for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(await pdf.getPage(number)));
parentPort!.postMessage({ text: pages.join('\n\n') } satisfies TextAnswer);

/** Across the page stands what is no part of its text, such as the word DRAFT; where all of it stands so, it is read as it was drawn. */
async function readPage(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  const texts = items.filter((item) => 'str' in item);
  const upright = texts.filter(({ transform }) => Math.abs(Number(transform[1])) < 0.01 * Math.abs(Number(transform[0])));
  const pieces = upright.filter(({ str }) => str.trim() !== '').map(placed);
  if (pieces.length > 0) return layOutText(pieces);
  return texts.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('');
}

function placed({ str, width, height, transform }: { str: string; width: number; height: number; transform: unknown[] }): PlacedText {
  return { text: str, x: Number(transform[4]), y: Number(transform[5]), width, size: height };
}
