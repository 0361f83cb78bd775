import { contributedBy } from '@talaan/kernel/contract/contributions.ts';
import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { openFiles } from '@talaan/kernel/server/files/files.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import { keepNight } from '../server/keep-night.ts';
import { makeFiles } from '../server/make-files.ts';

/** The open tables of last night. */
export async function loadDemo({ client, now, today, filesDir, modules }: DemoMaking): Promise<void> {
  if (filesDir === undefined) return;
  const db = databaseOver(client);
  const day = today.subtract({ days: 1 }).toString();
  const made = await makeFiles(db, contributedBy(modules, openTables), day, async () => undefined);
  await keepNight(db, openFiles({ files: filesDir, copies: filesDir }), { day, now, made });
}
