import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../errors.ts';

/** Of the disk on which least is free, in bytes. */
export interface Space {
  free: number;
  size: number;
}

export type SpaceState = 'enough' | 'low' | 'short';

const MB = 2 ** 20;
/** Below this administrators are told. */
export const LOW = 2048 * MB;
/** Below this no files are taken: what is left is for the database, which saves nothing on a full disk. */
export const SHORT = 512 * MB;
const LOOK_EVERY_MS = 60_000;
const TELL_AGAIN_AFTER_MS = 3_600_000;

export function judgeSpace({ free }: Space): SpaceState {
  if (free >= LOW) return 'enough';
  return free >= SHORT ? 'low' : 'short';
}

/** Says to an administrator what to do; null while there is enough. */
export function formatSpace(space: Space): string | null {
  const left = `Only ${formatBytes(space.free)} of ${formatBytes(space.size)} are free on the disk of the server.`;
  switch (judgeSpace(space)) {
    case 'enough':
      return null;
    case 'low':
      return `${left} Make room soon: below ${formatBytes(SHORT)} Talaan takes no files, and on a full disk nothing is saved.`;
    case 'short':
      return `${left} Talaan takes no files until there is room again. Make room now: on a full disk nothing is saved.`;
  }
}

/** `1.4 GB`, `500 MB`, `12 kB`. */
export function formatBytes(bytes: number): string {
  if (bytes < MB) return `${Math.ceil(bytes / 1024)} kB`;
  return bytes >= 1024 * MB ? `${(bytes / (1024 * MB)).toFixed(1)} GB` : `${Math.floor(bytes / MB)} MB`;
}

/** The space for files and for the embedded database, which may be on another disk. That of an external database is not seen from here. */
export async function readSpace(dataDir: string): Promise<Space> {
  const spaces = await Promise.all([dataDir, join(dataDir, 'postgres')].map(readSpaceOf));
  return spaces.reduce((least, one) => (one.free < least.free ? one : least));
}

/** Of the folder, or of the one in which it will be made. */
async function readSpaceOf(folder: string): Promise<Space> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return readSpaceOf(dirname(folder));
  }
}

/** Refuses a file for which there is no room, before any of it is written. Errors: 503. */
export function requireSpace({ free, size }: Space, bytes: number): void {
  // It is written as it comes in, and again where it stays.
  if (judgeSpace({ free: free - 2 * bytes, size }) !== 'short') return;
  const message = 'The disk of the server is almost full, so no files are taken. Tell the administrators of Talaan; nothing else is lost.';
  throw new Refusal(503, { message }, { 'retry-after': '600' });
}

/** Looks every minute and writes into the log when space becomes short, each hour while it is, and when there is enough again. */
export function watchSpace(dataDir: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): { close: () => void } {
  let last: SpaceState = 'enough';
  let toldAt = 0;
  const look = async () => {
    const space = await readSpace(dataDir);
    const state = judgeSpace(space);
    const said = formatSpace(space);
    if (said && (state !== last || Date.now() - toldAt > TELL_AGAIN_AFTER_MS)) {
      toldAt = Date.now();
      log.warn(space, said);
    }
    if (!said && last !== 'enough') log.info(space, 'There is enough room on the disk again.');
    last = state;
  };
  const lookAgain = () => void look().catch((error: unknown) => log.warn({ err: error }, 'the space of the disk cannot be read'));
  lookAgain();
  const looking = setInterval(lookAgain, LOOK_EVERY_MS).unref();
  return { close: () => clearInterval(looking) };
}
