import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { printPdf, type PrintOrder } from '../print/print.ts';

/** As `kernel.file` describes it. */
export interface PrintedFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** Prints a paper into the folder of kept files. */
export async function printFile(filesDir: string, path: string, order: PrintOrder): Promise<PrintedFile> {
  const pdf = await printPdf(order);
  await mkdir(dirname(join(filesDir, path)), { recursive: true });
  await writeFile(join(filesDir, path), pdf);
  return { path, bytes: pdf.byteLength, sha256: createHash('sha256').update(pdf).digest('hex') };
}
