import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { FILES } from './archive.ts';
import type { Bucket } from '../files/bucket.ts';
import type { Entry } from './tar.ts';

const LISTED_AT_ONCE = 1000;

export interface FilesRead {
  files: number;
  bytes: number;
  /** Named by rows of the snapshot, and neither on the disk nor in the bucket. */
  without: string[];
}

/** Where files are: the folder, and the bucket where there is one. */
export interface FilePlaces {
  folder: string;
  bucket: Pick<Bucket, 'read'> | undefined;
}

/**
 * The files that the snapshot names, as they are read; `read` is counted on the way. A file is written before its row and deleted
 * after it, and never changed: so all that the snapshot names are there, but for those that were deleted since.
 */
export async function* readFiles(client: pg.Client, places: FilePlaces, read: FilesRead): AsyncGenerator<Entry> {
  const list = async (after: number) =>
    (
      await client.query<{ id: number; path: string }>('select id, path from kernel.file where id > $1 order by id limit $2', [
        after,
        LISTED_AT_ONCE,
      ])
    ).rows;
  for (let listed = await list(0); listed.length > 0; listed = await list(listed.at(-1)!.id))
    for (const { path } of listed) {
      const file = await openFile(path, places);
      if (!file) {
        read.without.push(path);
        continue;
      }
      read.files += 1;
      read.bytes += file.size;
      yield { name: `${FILES}${path}`, ...file };
    }
}

async function openFile(path: string, { folder, bucket }: FilePlaces): Promise<Omit<Entry, 'name'> | null> {
  const file = await open(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (file) return { size: (await file.stat()).size, content: file.createReadStream() as AsyncIterable<Buffer> };
  const content = await bucket?.read(path);
  return content ? { size: content.length, content: [Buffer.from(content)] } : null;
}

/** Those whose rows are there still: they were lost, not deleted. Asked outside the snapshot. */
export async function findLost(client: pg.Client, without: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>('select path from kernel.file where path = any($1)', [without]);
  return rows.map(({ path }) => path);
}
