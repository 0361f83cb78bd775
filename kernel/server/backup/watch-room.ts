import { stat, statfs } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { CannotStart } from '../cannot-start.ts';
import { formatBytes, SHORT } from '../files/disk-space.ts';

const LOOK_EVERY = 32 * 2 ** 20;

/** What is to stay free on the disk of a folder: where the database is as well, so much that people go on saving. */
export async function keepFree(folder: string, dataDir: string): Promise<number> {
  const [one, other] = await Promise.all([stat(folder), stat(dataDir)]);
  return one.dev === other.dev ? SHORT : 0;
}

/** Refuses where a folder has no room for so many bytes more. Error: CannotStart. */
export async function requireRoom(folder: string, bytes: number, reserve: number, what: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free - reserve < bytes)
    throw new CannotStart(
      `${what} needs ${formatBytes(bytes)} on the disk of ${folder}, of which ${formatBytes(free)} are free` +
        `${reserve ? `, and ${formatBytes(reserve)} are left to the database` : ''}. Make room, or name a folder on another disk.`,
    );
}

/** Lets bytes through as long as there is room for them. Error: CannotStart, as soon as there is not. */
export function watchRoom(folder: string, reserve: number): Transform {
  let since = LOOK_EVERY;
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      since += chunk.length;
      if (since < LOOK_EVERY) return done(null, chunk);
      since = 0;
      requireRoom(folder, LOOK_EVERY, reserve, 'A backup').then(
        () => done(null, chunk),
        (error: Error) => done(error),
      );
    },
  });
}

/** A full disk in words; any other error as it is. */
export function translateFull(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') return error;
  return new CannotStart(`The disk of ${folder} is full: nothing is left of this backup. Make room, or name a folder on another disk.`, {
    cause: error,
  });
}
