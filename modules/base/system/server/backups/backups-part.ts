import { readBackups, type Backups } from '@talaan/kernel/server/backup/kept-backups.ts';
import type { ConditionFact, ConditionPart, ConditionReading } from '@talaan/kernel/server/condition/condition-part.ts';
import { formatMoment } from '@talaan/kernel/server/format-amounts.ts';
import { formatBytes } from '@talaan/kernel/server/files/disk-space.ts';

/** When the last good backup was made, and whether the nights make them. */
export const backupsPart: ConditionPart = {
  name: 'backups',
  title: 'Backups',
  place: 35,
  read: async ({ db, settings }) => {
    const backups = await readBackups(db, settings);
    const { lastGood } = backups;
    const facts: ConditionFact[] = lastGood
      ? [
          { label: 'Last good backup', value: formatMoment(lastGood.at) },
          { label: 'Archive', value: `${lastGood.file}, ${formatBytes(lastGood.bytes ?? 0)}` },
        ]
      : [];
    return {
      ...judgeBackups(backups),
      facts,
      figures: lastGood
        ? [
            {
              name: 'talaan_backup_timestamp_seconds',
              help: 'When the last good backup was made.',
              value: Date.parse(lastGood.at) / 1000,
            },
          ]
        : [],
    };
  },
};

export function judgeBackups({ nightly, lastGood, last, overdue }: Backups): Pick<ConditionReading, 'state' | 'says'> {
  if (overdue) return { state: 'act', says: overdue };
  const [latest] = last;
  if (latest?.fault) return { state: 'look', says: latest.fault };
  if (!nightly) return { state: 'fine', says: 'The database is one of the university: its backups are made where it runs.' };
  if (!lastGood) return { state: 'fine', says: 'The first one is made tonight.' };
  return { state: 'fine', says: 'The last one was read back and is whole. Copy the folder of backups to another machine.' };
}
