import { resolve } from 'node:path';
import { takeBackup } from '@talaan/kernel/server/backup/kept-backups.ts';
import { bucketOf } from '@talaan/kernel/server/files/bucket.ts';
import { formatBytes } from '@talaan/kernel/server/files/disk-space.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { findDatabase } from './find-database.ts';
import { live } from './life.ts';

/**
 * `npm run backup`: database and files into one archive, also beside a server that runs; read back before it says so. It goes into
 * `backups` of the data folder, or into the folder that is named: `npm run backup -- /mnt/elsewhere`.
 */
live(async (life) => {
  const settings = readSettings(process.env);
  const [folder] = process.argv.slice(2);
  const { databaseUrl } = await findDatabase(settings, life);
  const began = performance.now();
  const { path, bytes, rows, files, fault } = await takeBackup({
    databaseUrl,
    dataDir: settings.dataDir,
    into: folder === undefined ? undefined : resolve(folder),
    key: settings.backupKey,
    bucket: bucketOf(settings, (_details, message) => console.warn(`There is a fault of ${message}.`)),
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${path}\n${rows.toLocaleString('en-PH')} rows and ${files.toLocaleString('en-PH')} files in ${formatBytes(bytes)}, written and read back in ${seconds} s.`,
  );
  if (fault) console.log(fault);
  if (!settings.backupKey) console.log('It is not encrypted: set BACKUP_KEY before it leaves this machine.');
  life.end(0);
});
