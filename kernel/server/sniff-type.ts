import { open } from 'node:fs/promises';

export type ContentKind = 'pdf' | 'zip' | 'png' | 'jpeg' | 'text' | 'unknown';

const SIGNATURES: readonly [ContentKind, readonly number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
];
const LOOKED_AT = 4096;

/** What a file is by its content, whatever its name says. A workbook (XLSX) is a zip. */
export async function sniffType(path: string): Promise<ContentKind> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    const start = buffer.subarray(0, bytesRead);
    const known = SIGNATURES.find(([, signature]) => signature.every((byte, at) => start[at] === byte));
    if (known) return known[0];
    return start.includes(0) ? 'unknown' : 'text';
  } finally {
    await file.close();
  }
}
