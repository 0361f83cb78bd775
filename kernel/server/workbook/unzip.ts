import { crc32 } from 'node:zlib';
import { unzipSync, type UnzipFileInfo } from 'fflate';

/** Why a zip cannot be read; never shown as it is. */
export class BrokenZip extends Error {}

/** The files of a zip by its directory, with their sizes; nothing is unpacked. Errors: BrokenZip. */
export function listZip(bytes: Uint8Array): UnzipFileInfo[] {
  const files: UnzipFileInfo[] = [];
  read(bytes, (file) => {
    files.push(file);
    return false;
  });
  return files;
}

/** The contents of these files by their names; takes no more memory than the directory said. Errors: BrokenZip where it did not tell the truth. */
export function unzip(bytes: Buffer, files: readonly UnzipFileInfo[]): Record<string, Uint8Array> {
  const names = new Set(files.map(({ name }) => name));
  if (names.size < files.length) throw new BrokenZip('two of one name');
  const contents = read(bytes, ({ name }) => names.has(name));
  for (const file of files) requireIntact(bytes, file, contents[file.name]!);
  return contents;
}

function read(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw new BrokenZip('structure', { cause: error });
  }
}

/** fflate compares no content with its check sum, which is written before both sizes in the directory at the end of a zip. */
function requireIntact(bytes: Buffer, { size, originalSize }: UnzipFileInfo, content: Uint8Array): void {
  const described = Buffer.alloc(12);
  [crc32(content), size, originalSize].forEach((number, at) => described.writeUInt32LE(number, 4 * at));
  if (content.length !== originalSize || bytes.lastIndexOf(described) === -1) throw new BrokenZip('content');
}
