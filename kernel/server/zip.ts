import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** A file within a zip, as its directory names it. */
export interface ZipEntry {
  name: string;
  method: number;
  crc: number;
  packed: Buffer;
  /** Bytes when unpacked. */
  size: number;
}

/** Why a zip cannot be read; never shown as it is. */
export class BrokenZip extends Error {}

const END = { signature: 0x06054b50, bytes: 22, longestComment: 65_535 };
const DIRECTORY = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const LOCKED = 1;
const STORED = 0;
const DEFLATED = 8;
const UTF8_NAMES = 0x0800;
const VERSION = 20;

/** The files of a zip by its directory, with their sizes and still packed. Errors: BrokenZip, also for zip64 and passwords. */
export function readZip(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (at + DIRECTORY.bytes > end || bytes.readUInt32LE(at) !== DIRECTORY.signature) throw new BrokenZip('directory');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [number, number, number];
    entries.push(readEntry(bytes, at, bytes.toString('utf8', at + DIRECTORY.bytes, at + DIRECTORY.bytes + nameBytes)));
    at += DIRECTORY.bytes + nameBytes + extraBytes + commentBytes;
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - END.bytes - END.longestComment);
  for (let at = bytes.length - END.bytes; at >= earliest; at--) if (bytes.readUInt32LE(at) === END.signature) return at;
  throw new BrokenZip('no directory');
}

function readEntry(bytes: Buffer, at: number, name: string): ZipEntry {
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
  const [crc, packedBytes, size, start] = [16, 20, 24, 42].map((place) => bytes.readUInt32LE(at + place)) as [
    number,
    number,
    number,
    number,
  ];
  if (flags & LOCKED || (method !== STORED && method !== DEFLATED)) throw new BrokenZip('method');
  if (start + LOCAL.bytes > bytes.length || bytes.readUInt32LE(start) !== LOCAL.signature) throw new BrokenZip('entry');
  const from = start + LOCAL.bytes + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  if (from + packedBytes > bytes.length) throw new BrokenZip('entry');
  return { name, method, crc, packed: bytes.subarray(from, from + packedBytes), size };
}

/** Takes no more memory than the directory said. Errors: BrokenZip where the directory did not tell the truth. */
export function unpack({ method, packed, size, crc }: ZipEntry): Buffer {
  const content = method === STORED ? packed : inflate(packed, size);
  if (content.length !== size || crc32(content) !== crc) throw new BrokenZip('size');
  return content;
}

function inflate(packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw new BrokenZip('content', { cause: error });
  }
}

/** An entry of this content. */
export function pack(name: string, content: Buffer): ZipEntry {
  const packed = deflateRawSync(content, { level: constants.Z_BEST_SPEED });
  return { name, method: DEFLATED, crc: crc32(content), packed, size: content.length };
}

/** A zip of these entries in their order, each with its sizes before its content, so that it can be read from the front. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const local = Buffer.concat([describe(entry, name, LOCAL), name]);
    const listed = describe(entry, name, DIRECTORY);
    listed.writeUInt32LE(at, 42);
    parts.push(local, entry.packed);
    directory.push(listed, name);
    at += local.length + entry.packed.length;
  }
  const end = Buffer.alloc(END.bytes);
  end.writeUInt32LE(END.signature, 0);
  for (const place of [8, 10]) end.writeUInt16LE(entries.length, place);
  end.writeUInt32LE(
    directory.reduce((bytes, part) => bytes + part.length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** The fields that an entry and its line of the directory share; the line has the version of its writer before them. */
function describe({ method, crc, packed, size }: ZipEntry, name: Buffer, kind: typeof LOCAL): Buffer {
  const head = Buffer.alloc(kind.bytes);
  head.writeUInt32LE(kind.signature, 0);
  const at = kind === DIRECTORY ? 6 : 4;
  if (kind === DIRECTORY) head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, at);
  head.writeUInt16LE(UTF8_NAMES, at + 2);
  head.writeUInt16LE(method, at + 4);
  head.writeUInt32LE(crc, at + 10);
  head.writeUInt32LE(packed.length, at + 14);
  head.writeUInt32LE(size, at + 18);
  head.writeUInt16LE(name.length, at + 22);
  return head;
}
