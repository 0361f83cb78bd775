import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';

/** Lies in the data folder while a backup is restored into it, so that nothing else is done with half an installation. */
const MARK = 'restore-under-way.json';
const mark = z.object({ id: z.uuid(), file: z.string() });
type Mark = z.output<typeof mark>;

export async function readMark(dataDir: string): Promise<Mark | null> {
  try {
    return mark.parse(JSON.parse(await readFile(join(dataDir, MARK), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new CannotStart(`${join(dataDir, MARK)} cannot be read: empty the data folder and restore again.`, { cause: error });
  }
}

export async function setMark(dataDir: string, { id, file }: Mark): Promise<void> {
  const written = await open(join(dataDir, MARK), 'w', 0o600);
  await written.writeFile(JSON.stringify({ id, file }));
  await written.sync();
  await written.close();
}

export async function removeMark(dataDir: string): Promise<void> {
  await rm(join(dataDir, MARK), { force: true });
}

/** Refuses to serve half an installation. Error: CannotStart with what to do. */
export async function refuseHalfRestored(dataDir: string): Promise<void> {
  const found = await readMark(dataDir);
  if (found)
    throw new CannotStart(
      `The restore of ${found.file} into ${dataDir} was interrupted. Do it again, it takes up where it has to:\n  npm run restore -- ${found.file}`,
    );
}
