import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline, Readable, type Transform } from 'node:stream';
import { pipeline as pipelined } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';
import { BrokenArchive } from './broken-archive.ts';
import { seal, unseal } from './sealed-stream.ts';
import { packTar, readTar, type Entry } from './tar.ts';

/** The first file of an archive, `backup.json`: what it was made of. */
export const head = z.object({
  format: z.literal(1),
  id: z.uuid(),
  made_at: z.iso.datetime(),
  /** Whether its university is an invented one. */
  is_demo: z.boolean(),
  release: z.object({ number: z.int(), fingerprint: z.string() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  partitions: z.array(z.object({ table: z.string(), partition: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), is_called: z.boolean() })),
});
export type Head = z.output<typeof head>;

/** The last one, `manifest.json`: what is in it, by which it is known to be whole. */
const manifest = z.object({
  /** Rows of each table. */
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  /** Bytes of all rows as text, and of all files. */
  bytes: z.object({ rows: z.int(), files: z.int() }),
  /** Files that the rows name and the archive lacks: they were not on the disk. */
  without: z.array(z.string()),
  parts: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifest>;

export const HEAD = 'backup.json';
export const SCHEMA = 'schema.sql';
export const QUEUE = 'queue.json';
export const SEALS = 'audit-seals.txt';
export const TABLES = 'tables/';
export const FILES = 'files/';
const MANIFEST = 'manifest.json';
const MB = 2 ** 20;

export interface Packing {
  path: string;
  /** BACKUP_KEY; without it the archive is an ordinary .tar.zst. */
  key: string | undefined;
  /** Of Zstandard: 3 is quick, 19 small. */
  level: number;
  /** Sees the bytes as they are written, and may refuse further ones. */
  watch: Transform;
}

/** Writes the entries and at last their manifest; nothing is kept in memory. The file is on the disk when it returns. */
export async function writeArchive(
  entries: AsyncIterable<Entry>,
  closing: () => Omit<Manifest, 'parts'>,
  { path, key, level, watch }: Packing,
): Promise<void> {
  const { ZSTD_c_compressionLevel, ZSTD_c_checksumFlag } = constants;
  await pipelined(
    packTar(withManifest(entries, closing)),
    createZstdCompress({ params: { [ZSTD_c_compressionLevel]: level, [ZSTD_c_checksumFlag]: 1 } }),
    (chunks: AsyncIterable<Buffer>) => (key ? seal(chunks, key) : chunks),
    watch,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

async function* withManifest(entries: AsyncIterable<Entry>, closing: () => Omit<Manifest, 'parts'>): AsyncGenerator<Entry> {
  const parts = new Parts();
  for await (const entry of entries) {
    parts.begin(entry.name);
    yield { ...entry, content: parts.watch(entry) };
  }
  const last = Buffer.from(JSON.stringify({ ...closing(), parts: parts.list() }));
  yield { name: MANIFEST, size: last.length, content: [last] };
}

/** Reads an archive from the first byte to the last, and answers its head and manifest when both match all between. Errors: CannotStart. */
export async function verifyArchive(path: string, key: string | undefined): Promise<{ head: Head; manifest: Manifest }> {
  const rows: Record<string, number> = {};
  return readArchive(path, key, async ({ name, content }) => {
    const table = tableOf(name);
    if (table) rows[table] ??= 0;
    for await (const chunk of content) if (table) rows[table]! += countLines(chunk);
  }).then((found) => {
    for (const [table, count] of Object.entries(found.manifest.rows))
      if ((rows[table] ?? 0) !== count) throw new BrokenArchive(`rows of ${table} are missing`);
    return found;
  });
}

/**
 * Gives each entry but head and manifest to `take`, which reads it to its end; answers head and manifest once the parts match what
 * was written. `begin` gets the head before the first entry. Errors: CannotStart.
 */
export async function readArchive(
  path: string,
  key: string | undefined,
  take: (entry: Entry) => Promise<void>,
  begin: (head: Head) => Promise<void> = async () => undefined,
): Promise<{ head: Head; manifest: Manifest }> {
  const parts = new Parts();
  let found: Head | undefined;
  let last: Manifest | undefined;
  for await (const entry of readTar(unpack(path, key))) {
    if (last) throw new BrokenArchive();
    if (entry.name === MANIFEST) {
      last = parse(manifest, await readAll(entry));
      continue;
    }
    parts.begin(entry.name);
    const seen = { ...entry, content: parts.watch(entry) };
    if (entry.name === HEAD) await begin((found = parse(head, await readAll(seen))));
    else await take(seen);
  }
  if (!found || !last || JSON.stringify(parts.list()) !== JSON.stringify(last.parts)) throw new BrokenArchive();
  return { head: found, manifest: last };
}

/** All of a small entry. */
export async function readAll({ content }: Pick<Entry, 'content'>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** `attendance.day` of `tables/attendance.day/000001`. */
export function tableOf(name: string): string | undefined {
  return name.startsWith(TABLES) ? name.slice(TABLES.length, name.lastIndexOf('/')) : undefined;
}

/** The bytes of the tar. Errors: CannotStart for whatever an archive that was harmed does to those who read it. */
async function* unpack(path: string, key: string | undefined): AsyncGenerator<Buffer> {
  const unpacking = createZstdDecompress();
  // What breaks a stream before breaks this one, which is read.
  pipeline(Readable.from(unseal(createReadStream(path, { highWaterMark: MB }), key)), unpacking, () => undefined);
  try {
    yield* unpacking as AsyncIterable<Buffer>;
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall) throw new CannotStart(`The backup ${path} cannot be read (${code}).`, { cause: error });
    throw new BrokenArchive(undefined, { cause: error });
  } finally {
    unpacking.destroy();
  }
}

function parse<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BrokenArchive('this Talaan does not know its form', { cause });
  }
}

const NEW_LINE = 10;

/** A row as COPY writes it has one line feed, at its end. */
function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) count += 1;
  return count;
}

/** The parts of an archive (a table, all files, a single file) with their bytes and hashes, over names and contents. */
class Parts {
  readonly #parts: { name: string; bytes: number; hash: Hash }[] = [];

  begin(entry: string): void {
    const name = tableOf(entry) ?? (entry.startsWith(FILES) ? FILES : entry);
    if (this.#parts.at(-1)?.name !== name) this.#parts.push({ name, bytes: 0, hash: createHash('sha256') });
    this.#parts.at(-1)!.hash.update(`${entry}\n`);
  }

  async *watch({ name, size, content }: Entry): AsyncGenerator<Buffer> {
    const part = this.#parts.at(-1)!;
    const end = part.bytes + size;
    for await (const chunk of content) {
      part.bytes += chunk.length;
      part.hash.update(chunk);
      yield chunk;
    }
    if (part.bytes !== end)
      throw new Error(`${name} has ${part.bytes - end + size} bytes instead of ${size}: it changed while it was read`);
  }

  list(): Manifest['parts'] {
    return this.#parts.map(({ name, bytes, hash }) => ({ name, bytes, sha256: hash.copy().digest('hex') }));
  }
}
