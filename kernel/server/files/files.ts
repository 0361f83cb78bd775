import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Bucket } from './bucket.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';

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
    file: {
      name: string;
      contentType: string;
      content: Uint8Array | { path: string };
      ownerId: number;
      /** Since when it waits for a record to take it; what nobody takes within a day is thrown away (uploads.ts). */
      unclaimedSince?: Temporal.Instant;
    },
  ) => Promise<KeptFile>;
  /** The place on disk of a file that this account owns, or of a copy of it; 404 otherwise. */
  find: (db: Database, id: number, ownerId: number) => Promise<KeptFile & { location: string }>;
  /** The place on disk of a file of a record; who asks has made sure that the caller may see the record. */
  locate: (db: Database, id: number) => Promise<KeptFile & { location: string }>;
  /** Throws the bytes away, after the row. */
  drop: (path: string) => Promise<void>;
}

interface Folders {
  /** Where files are; with a bucket, those that were kept before there was one. */
  files: string;
  /** Copies of what is in the bucket. */
  copies: string;
}

export function openFiles({ files, copies }: Folders, bucket?: Bucket): Files {
  const folder = bucket ? copies : files;
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const placeOf = async (path: string) => {
    const place = join(files, path);
    return bucket && !existsSync(place) ? bucket.fetch(path) : place;
  };
  return {
    keep: async (db, { name, contentType, content, ownerId, unclaimedSince }) => {
      const path = `${new Date().toISOString().slice(0, 7)}/${randomUUID()}${plainEnding(name)}`;
      const inMemory = content instanceof Uint8Array;
      try {
        if (inMemory) await disk.put(path, content);
        else await disk.putStream(path, createReadStream(content.path));
        await bucket?.put(path, join(folder, path));
      } catch (error) {
        // What a full disk took of it only takes room.
        await disk.delete(path).catch(() => undefined);
        throw error;
      }
      const bytes = inMemory ? content.byteLength : (await stat(content.path)).size;
      const sha256 = await digest(join(folder, path));
      return db
        .insertInto('kernel.file')
        .values({
          path,
          name,
          content_type: contentType,
          bytes,
          sha256,
          owner_id: ownerId || null,
          unclaimed_since: unclaimedSince?.toString() ?? null,
        })
        .returning(['id', 'path', 'name', 'content_type'])
        .executeTakeFirstOrThrow();
    },
    find: async (db, id, ownerId) => {
      const file = await fileWith(db, id).where('owner_id', '=', ownerId).executeTakeFirst();
      if (!file) throw notFound('There is no such file.');
      return { ...file, location: await placeOf(file.path) };
    },
    locate: async (db, id) => {
      const file = await fileWith(db, id).executeTakeFirst();
      if (!file) throw notFound('There is no such file.');
      return { ...file, location: await placeOf(file.path) };
    },
    drop: async (path) => {
      await new Disk(new FSDriver({ location: files, visibility: 'private' })).delete(path);
      await bucket?.drop(path);
    },
  };
}

function fileWith(db: Database, id: number) {
  return db.selectFrom('kernel.file').select(['id', 'path', 'name', 'content_type']).where('id', '=', id);
}

/** The ending of a name, where it is one; the rest of the name never reaches the disk. */
function plainEnding(name: string): string {
  return /\.[a-z0-9]{1,8}$/.exec(name.toLowerCase())?.[0] ?? '';
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
