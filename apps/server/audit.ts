import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkAudit, sayFinding } from '@talaan/kernel/server/audit-check.ts';
import { readKeptSeals, readSeals, type DaySeal } from '@talaan/kernel/server/audit-seals.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database.ts';
import { readAccess } from '@talaan/kernel/server/postgres-cluster.ts';
import { findRunning } from '@talaan/kernel/server/postgres-running.ts';
import { addressesOf } from '@talaan/kernel/server/postgres-socket.ts';
import { readSettings, type Settings } from '@talaan/kernel/server/settings.ts';
import { live, type Life } from './life.ts';
import { openTalaansDatabase } from './open-database.ts';

const FAULT_FOUND = 3;

/**
 * `npm run audit`: compares the audit trail with its chain, with the seals of the data folder, and with those in the files that are
 * named (mails that were saved). Ends with 0 where everything matches, with 3 where not, with 1 where it could not be checked.
 */
live(async (life) => {
  const settings = readSettings(process.env);
  const mailed = await Promise.all(process.argv.slice(2).map(readGiven));
  const seals = [...(await readKeptSeals(settings.dataDir)), ...mailed.flat()];
  const pool = openPool(await findDatabase(settings, life), 1);
  life.closeAtEnd(() => pool.end());
  const finding = await checkAudit(openDatabase(pool), seals);
  console.log(sayFinding(finding));
  life.end(finding.fault ? FAULT_FOUND : 0);
});

async function readGiven(file: string): Promise<DaySeal[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CannotStart(`The file ${file} cannot be read.`, { cause });
  });
  const seals = readSeals(text);
  if (seals.length === 0)
    throw new CannotStart(`There is no seal in ${file}. A seal is a line such as: 2026-11-22 48210 9f86d081… (64 digits)`);
  return seals;
}

/** The embedded database of a server that runs is asked beside it. */
async function findDatabase(settings: Settings, life: Life): Promise<string> {
  const home = join(settings.dataDir, 'postgres');
  const running = settings.databaseUrl ? undefined : findRunning(home);
  if (running?.port) return addressesOf(realpathSync(home), { ...readAccess(home), port: running.port }).url;
  return (await openTalaansDatabase(settings, life, (line) => console.log(line))).url;
}
