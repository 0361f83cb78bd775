import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Database } from './database.ts';
import { notFound } from './errors.ts';

export interface KeptFile {
  id: number;
  path: string;
  name: string;
  content_type: string;
}

export interface Files {
  /** Keeps a file and its row; without a committed row the bytes are unreachable and harmless. */
  keep: (
    db: Database,
    file: { name: string; contentType: string; content: Uint8Array | { path: string }; ownerId: number },
  ) => Promise<KeptFile>;
  /** The place on disk of a file that this account owns; 404 otherwise. */
  find: (db: Database, id: number, ownerId: number) => Promise<KeptFile & { location: string }>;
}

export function openFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    keep: async (db, { name, contentType, content, ownerId }) => {
      const path = `${new Date().toISOString().slice(0, 7)}/${randomUUID()}${extname(name).toLowerCase()}`;
      const inMemory = content instanceof Uint8Array;
      if (inMemory) await disk.put(path, content);
      else await disk.putStream(path, createReadStream(content.path));
      const bytes = inMemory ? content.byteLength : (await stat(content.path)).size;
      const sha256 = await digest(join(folder, path));
      return db
        .insertInto('kernel.file')
        .values({ path, name, content_type: contentType, bytes, sha256, owner_id: ownerId || null })
        .returning(['id', 'path', 'name', 'content_type'])
        .executeTakeFirstOrThrow();
    },
    find: async (db, id, ownerId) => {
      const file = await db
        .selectFrom('kernel.file')
        .select(['id', 'path', 'name', 'content_type'])
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .executeTakeFirst();
      if (!file) throw notFound('There is no such file.');
      return { ...file, location: join(folder, file.path) };
    },
  };
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
