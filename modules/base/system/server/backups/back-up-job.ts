import { isOlderThan, readBackups, formatReason, takeBackup } from '@talaan/kernel/server/backup/kept-backups.ts';
import { BackupUnderWay } from '@talaan/kernel/server/backup/write-backup.ts';
import { bucketOf } from '@talaan/kernel/server/files/bucket.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { keeperNotices } from '@talaan/identity/server/public.ts';

/** A start soon after a backup makes no other. */
const AGAIN_HOURS = 20;

/**
 * At night, and at a start that comes after one was missed: database and files into the folder `backups` of the data folder. Only of the
 * embedded database: one of the university's own is copied by those who run it. That it failed is told to administrators.
 */
export const backUpJob: Job<object> = {
  kind: 'back-up',
  cron: '30 1 * * *',
  atStart: true,
  run: async ({ server }) => {
    const { settings, db, pool, http } = server;
    if (settings.databaseUrl || !(await isOlderThan(db, AGAIN_HOURS))) return;
    try {
      const { fault } = await takeBackup({
        databaseUrl: pool.options.connectionString!,
        dataDir: settings.dataDir,
        key: settings.backupKey,
        bucket: bucketOf(settings, (details, message) => http.log.warn(details, message)),
      });
      if (fault) await tell(server, 'Files were lost before the backup', fault);
    } catch (error) {
      if (error instanceof BackupUnderWay) return;
      http.log.error({ err: error }, 'the backup of this night failed');
      await tell(server, 'The backup failed', formatReason(error));
    }
  },
};

/** In the morning: tells administrators each day while the last good backup is older than two days, whatever kept the nights from making one. */
export const watchBackupsJob: Job<object> = {
  kind: 'watch-backups',
  cron: '0 8 * * *',
  run: async ({ server }) => {
    const { overdue } = await readBackups(server.db, server.settings);
    if (overdue) await tell(server, 'There is no backup of the last two days', overdue);
  },
};

function tell(server: Server, title: string, description: string): Promise<void> {
  const { clock, db } = server;
  return db.transaction().execute((tx) =>
    contributed(server, keeperNotices)({ db: tx, now: clock.now(), today: clock.today() }, 'ADMIN', {
      title,
      description,
      link: '/dashboard',
    }),
  );
}
