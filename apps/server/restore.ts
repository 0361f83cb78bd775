import { resolve } from 'node:path';
import { judgeRestore, restoreBackup } from '@talaan/kernel/server/backup/restore-backup.ts';
import { bucketOf } from '@talaan/kernel/server/files/bucket.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { readMigrations } from '@talaan/kernel/server/database/migrations.ts';
import { readSchemaText } from '@talaan/kernel/server/database/schema-text.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { live } from './life.ts';
import { openTalaansDatabase } from './open-database.ts';

const log = (line: string) => console.log(line);

/** `npm run restore -- FILE`: an archive of `npm run backup` into an empty installation; what is wrong is said before anything is written. */
live(async (life) => {
  const settings = readSettings(process.env);
  const [named] = process.argv.slice(2);
  if (named === undefined) throw new CannotStart('Say which backup: npm run restore -- FILE');
  const order = {
    file: resolve(named),
    key: settings.backupKey,
    dataDir: settings.dataDir,
    isDemo: settings.demo,
    bucket: bucketOf(settings, (_details, message) => console.warn(`There is a fault of ${message}.`)),
  };
  log(`Reading ${order.file} …`);
  const { modules } = await import('./app.ts');
  const [{ fingerprint }, migrations] = await Promise.all([readSchemaText(modules), readMigrations()]);
  const began = performance.now();
  const { rows, files, without } = await judgeRestore(order, { number: migrations.release, fingerprint }, migrations);
  log('It is whole. Restoring …');
  await restoreBackup(order, await openTalaansDatabase(settings, life, log));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  log(
    `${total.toLocaleString('en-PH')} rows and ${files.toLocaleString('en-PH')} files restored in ${seconds} s. "npm start" serves them.`,
  );
  if (without.length > 0)
    log(`${without.length} files were not on the disk any more when the backup was made; their records are without content.`);
  life.end(0);
});
