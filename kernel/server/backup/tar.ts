import { BrokenArchive } from './broken-archive.ts';

/** A file within an archive. */
export interface Entry {
  /** At most 100 bytes of ASCII, with slashes. */
  name: string;
  /** Bytes of the content, known before it is read. */
  size: number;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

const BLOCK = 512;
const NAME = { at: 0, bytes: 100 };
const SIZE = { at: 124, bytes: 12 };
const SUM = { at: 148, bytes: 8 };
/** Two empty blocks end a tar. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/** The block before a file, as POSIX (ustar) has it, so that `tar` opens what we write. */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME.bytes) throw new Error(`${name} is too long a name for an archive`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, NAME.at, 'utf8');
  block.write('0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, SIZE.at);
  block.write('00000000000\0', 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, SUM.at);
  return block;
}

/** What fills the last block of a file. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** The files of a tar in their order; each content is read to its end before the next is asked for. Errors: BrokenArchive. */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const bytes = new ByteReader(chunks);
  for (let block = await bytes.take(BLOCK); block.some((byte) => byte !== 0); block = await bytes.take(BLOCK)) {
    const name = text(block, NAME);
    const size = Number.parseInt(text(block, SIZE), 8);
    if (Number.parseInt(text(block, SUM), 8) !== sumOf(block) || !Number.isSafeInteger(size)) throw new BrokenArchive();
    yield { name, size, content: bytes.stream(size) };
    await bytes.take(tarPadding(size).length);
  }
  if (!(await bytes.take(BLOCK)).equals(TAR_END.subarray(BLOCK)) || !(await bytes.isAtEnd())) throw new BrokenArchive();
}

/** The sum of a header, in which the sum itself counts as blanks. */
function sumOf(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= SUM.at && at < SUM.at + SUM.bytes ? 32 : byte), 0);
}

function text(block: Buffer, { at, bytes }: { at: number; bytes: number }): string {
  const field = block.subarray(at, at + bytes);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? bytes : end);
}

/** Bytes by number out of chunks of any size. Errors: BrokenArchive where there are fewer. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #left: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for await (const chunk of this.stream(count)) taken.push(chunk);
    return taken.length === 1 ? taken[0]! : Buffer.concat(taken);
  }

  async *stream(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0;) {
      if (await this.isAtEnd()) throw new BrokenArchive();
      const chunk = this.#left.subarray(0, missing);
      this.#left = this.#left.subarray(chunk.length);
      missing -= chunk.length;
      yield chunk;
    }
  }

  /** What was read and not yet taken. */
  rest(): Buffer {
    const rest = this.#left;
    this.#left = Buffer.alloc(0);
    return rest;
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#left.length === 0) {
      const next = await this.#chunks.next();
      if (next.done) return true;
      this.#left = next.value;
    }
    return false;
  }
}
