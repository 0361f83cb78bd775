import { formatBytes, judgeSpace, readSpace, formatSpace } from '../files/disk-space.ts';
import type { ConditionPart, ConditionState } from './condition-part.ts';

const STATES: Record<ReturnType<typeof judgeSpace>, ConditionState> = { enough: 'fine', low: 'look', short: 'act' };

/** The disk of files and of the embedded database, and what the files take of it. */
export const diskPart: ConditionPart = {
  name: 'disk',
  title: 'Disk of the server',
  place: 30,
  read: async ({ db, settings }) => {
    const space = await readSpace(settings.dataDir);
    const { bytes, files } = await db
      .selectFrom('kernel.file')
      .select(({ fn }) => [fn.sum<string | null>('bytes').as('bytes'), fn.countAll<number>().as('files')])
      .executeTakeFirstOrThrow();
    const stored = Number(bytes);
    return {
      state: STATES[judgeSpace(space)],
      says: formatSpace(space) ?? `${formatBytes(space.free)} of ${formatBytes(space.size)} are free.`,
      facts: [
        { label: 'Files', value: `${formatBytes(stored)} in ${files.toLocaleString('en-PH')}` },
        ...(settings.databaseUrl ? [{ label: 'Disk of the database', value: 'of a database of its own, not seen from here' }] : []),
      ],
      figures: [
        { name: 'talaan_disk_free_bytes', help: 'Free on the disk of files and of the embedded database.', value: space.free },
        { name: 'talaan_disk_bytes', help: 'Size of that disk.', value: space.size },
        { name: 'talaan_files_bytes', help: 'Size of all stored files.', value: stored },
      ],
    };
  },
};
