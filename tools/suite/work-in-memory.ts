import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** Where Linux holds files in memory. */
export const MEMORY = '/dev/shm';
/** Several times what the databases of all lanes and their files take. */
const LEAST_FREE = 4 * 2 ** 30;

/**
 * Lets temporary files, the tests' databases among them, lie in memory where there is room for them: cloning a database of 1,900
 * files takes a disk 0.8 s, memory 0.04 s.
 */
export function workInMemory(): void {
  if (!existsSync(MEMORY) || freemem() < LEAST_FREE) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize >= LEAST_FREE) process.env.TMPDIR = MEMORY;
}
