import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { FILES } from './archive.ts';
import type { Entry } from './tar.ts';

const LISTED_AT_ONCE = 1000;

export interface FilesRead {
  files: number;
  bytes: number;
  /** Named by rows of the snapshot, and not on the disk. */
  without: string[];
}

/**
 * The files that the snapshot names, as they are read; `read` is counted on the way. A file is written before its row and deleted
 * after it, and never changed: so all that the snapshot names are there, but for those that were deleted since.
 */
export async function* readFiles(client: pg.Client, folder: string, read: FilesRead): AsyncGenerator<Entry> {
  const list = async (after: number) =>
    (
      await client.query<{ id: number; path: string }>('select id, path from kernel.file where id > $1 order by id limit $2', [
        after,
        LISTED_AT_ONCE,
      ])
    ).rows;
  for (let listed = await list(0); listed.length > 0; listed = await list(listed.at(-1)!.id))
    for (const { path } of listed) {
      const file = await open(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      if (!file) {
        read.without.push(path);
        continue;
      }
      const { size } = await file.stat();
      read.files += 1;
      read.bytes += size;
      yield { name: `${FILES}${path}`, size, content: file.createReadStream() as AsyncIterable<Buffer> };
    }
}

/** Those whose rows are there still: they were lost, not deleted. Asked outside the snapshot. */
export async function findLost(client: pg.Client, without: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>('select path from kernel.file where path = any($1)', [without]);
  return rows.map(({ path }) => path);
}
