import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBackup } from '@talaan/kernel/server/backup/write-backup.ts';
import { insertTables, MIGRATIONS, readMigrations, readReleases } from '@talaan/kernel/server/database/migrations.ts';
import { startPostgres } from '@talaan/kernel/server/postgres/postgres.ts';
import { throwawaySettings } from '@talaan/kernel/server/postgres/postgres-settings.ts';
import { readSchemaText } from '@talaan/kernel/server/database/schema-text.ts';
import { modules } from '@talaan/server/app.ts';
import { prepareTemplate } from '@talaan/testing/app.ts';
import { writeAccessPage } from './write-access-page.ts';

/**
 * `npm run release-copy`: keeps a copy of a small demo database of this release in migrations/copies, and writes docs/access.md, the page
 * of who may call what. With `--close` it also closes the release: the tables of new modules are written into its migration, and its
 * fingerprint into releases.txt. Done before the commit that closes an issue; may be done again until the next migration begins.
 */
const SMALL = 19;
const folder = fileURLToPath(MIGRATIONS);
const dir = mkdtempSync(join(tmpdir(), 'talaan release '));
try {
  const { release, steps } = await readMigrations();
  const { fingerprint, tablesOf } = await readSchemaText(modules);
  const copy = await makeCopy(release);
  console.log(`${copy} has ${(statSync(copy).size / 1024).toFixed(0)} kB.`);
  console.log(`${await writeAccessPage()} says who may call what.`);
  if (process.argv.includes('--close')) {
    const last = steps.at(-1);
    if (last) writeFileSync(join(folder, last.name), insertTables(last.text, tablesOf));
    const earlier = (await readReleases(MIGRATIONS)).split('\n').filter((line) => line && !line.startsWith(`${release} `));
    const line = `${release} ${Temporal.Now.plainDateISO().toString()} ${fingerprint}`;
    writeFileSync(join(folder, 'releases.txt'), `${[...earlier, line].join('\n')}\n`);
    console.log(`Release ${release} is closed: commit migrations/. What changes from here on begins migration ${release + 1}.`);
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}

async function makeCopy(release: number): Promise<string> {
  const postgres = await startPostgres({ dir, address: 'a release', log: () => undefined, settings: throwawaySettings });
  try {
    mkdirSync(join(dir, 'files'));
    await prepareTemplate(postgres, join(dir, 'files'));
    const made = await writeBackup({ databaseUrl: postgres.ownerUrl, dataDir: dir, into: join(dir, 'copy'), key: undefined, level: SMALL });
    const copy = join(folder, 'copies', `${String(release).padStart(4, '0')}.tar.zst`);
    mkdirSync(join(folder, 'copies'), { recursive: true });
    writeFileSync(`${copy}.new`, readFileSync(made.path));
    renameSync(`${copy}.new`, copy);
    return copy;
  } finally {
    await postgres.stop();
  }
}
