import { BrokenArchive } from './broken-archive.ts';

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
