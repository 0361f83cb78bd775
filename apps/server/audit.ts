import { readFile } from 'node:fs/promises';
import { checkAudit, formatFinding } from '@talaan/kernel/server/audit/audit-check.ts';
import { readKeptSeals, readSeals, type DaySeal } from '@talaan/kernel/server/audit/audit-seals.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { findDatabase } from './find-database.ts';
import { live } from './life.ts';

const FAULT_FOUND = 3;

/**
 * `npm run audit`: compares the audit trail with its chain, with the seals of the data folder, and with those in the files that are
 * named (mails that were saved). Ends with 0 where everything matches, with 3 where not, with 1 where it could not be checked.
 */
live(async (life) => {
  const settings = readSettings(process.env);
  const mailed = await Promise.all(process.argv.slice(2).map(readGiven));
  const seals = [...(await readKeptSeals(settings.dataDir)), ...mailed.flat()];
  const { databaseUrl } = await findDatabase(settings, life);
  const pool = openPool(databaseUrl, 1);
  life.closeAtEnd(() => pool.end());
  const finding = await checkAudit(openDatabase(pool), seals);
  console.log(formatFinding(finding));
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
