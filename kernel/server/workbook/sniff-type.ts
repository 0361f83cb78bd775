import { open } from 'node:fs/promises';

export type ContentKind = 'pdf' | 'zip' | 'png' | 'jpeg' | 'text' | 'unknown';

const SIGNATURES: readonly [ContentKind, readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
];
const PDF_HEADER = '%PDF-';
/** Mailers and scanners put bytes before the header of a PDF; readers take one within the first 1,024 (Adobe’s note 13 on ISO 32000). */
const HEADER_WITHIN = 1024;
/** A page or a picture that has the header of a PDF in it is none. */
const ANOTHER_KIND = /^\s*(<|GIF8)/;
const LOOKED_AT = 4096;

/** What a file is by its content, whatever its name says. A workbook (XLSX) is a zip. */
export async function sniffType(path: string): Promise<ContentKind> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    const start = buffer.subarray(0, bytesRead);
    const known = SIGNATURES.find(([, signature]) => signature.every((byte, at) => start[at] === byte));
    if (known) return known[0];
    const head = start.subarray(0, HEADER_WITHIN);
    if (head.includes(PDF_HEADER) && !ANOTHER_KIND.test(head.toString('latin1'))) return 'pdf';
    return start.includes(0) ? 'unknown' : 'text';
  } finally {
    await file.close();
  }
}
