import { longDate } from '@talaan/kernel/contract/dates.ts';
import { readBackups, type Backups } from '@talaan/kernel/server/backup/kept-backups.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { SetupLine, SetupState } from '@talaan/kernel/server/setup-line.ts';

/** Done while there is a good backup, and none is overdue. */
export const backupsAreMade: SetupLine = {
  name: 'backups',
  title: 'Backups',
  place: 150,
  link: '/settings/admin/condition',
  read: async ({ server, db }) => formatBackups(await readBackups(db, server.settings)),
};

/** How a university is protected from the loss of its database; the nights of one of its own are not seen from here. */
export function formatBackups({ nightly, lastGood, overdue }: Pick<Backups, 'nightly' | 'lastGood' | 'overdue'>): SetupState {
  const made = lastGood ? `The last good one is of ${longDate(localTime(lastGood.at).slice(0, 10))}.` : null;
  const isDone = made !== null && overdue === null;
  if (!nightly)
    return {
      says: `The database is one of the university, and so are its nights: Backup and restore in docs/operations.md says how. ${made ?? 'Try "npm run backup" on the server once.'}`,
      isDone,
    };
  if (overdue) return { says: overdue, isDone };
  return {
    says: made
      ? `${made} Talaan makes one each night; copy the folder of backups to another machine.`
      : 'The first one is made tonight, or now by "npm run backup" on the server.',
    isDone,
  };
}
