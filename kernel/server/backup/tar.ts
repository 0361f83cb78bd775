import { pipeline, Readable } from 'node:stream';
import { pipeline as pipelined } from 'node:stream/promises';
import { extract, pack, type Pack } from 'tar-stream';
import { CannotStart } from '../cannot-start.ts';
import { BrokenArchive } from './broken-archive.ts';

/** A file within an archive. */
export interface Entry {
  /** With slashes. */
  name: string;
  /** Bytes of the content, known before it is read. */
  size: number;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

const MTIME = new Date(0);

/** The bytes of a tar of these files, each read when its turn comes. Errors: what reading throws; a content of other bytes than its size. */
export function packTar(entries: AsyncIterable<Entry>): Readable {
  const tar = pack();
  void fill(tar, entries).catch((error: Error) => tar.destroy(error));
  return Readable.from(tar, { objectMode: false });
}

async function fill(tar: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { name, size, content } of entries) await pipelined(content, tar.entry({ name, size, mode: 0o600, mtime: MTIME }));
  tar.finalize();
}

/** The files of a tar in their order; each content is read to its end before the next is asked for. Errors: CannotStart of its bytes; BrokenArchive. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const tar = extract();
  // What breaks the bytes breaks the tar, which is read.
  pipeline(Readable.from(bytes), tar, () => undefined);
  for await (const file of requireWhole(tar)) {
    const { name, size, type } = file.header;
    if (type !== 'file') throw new BrokenArchive();
    yield { name, size, content: requireWhole(file as AsyncIterable<Buffer>) };
  }
}

async function* requireWhole<T>(read: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* read;
  } catch (error) {
    throw error instanceof CannotStart ? error : new BrokenArchive(undefined, { cause: error });
  }
}
