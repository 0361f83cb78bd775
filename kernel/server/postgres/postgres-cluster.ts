import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '../cannot-start.ts';
import { succeedsAs, type Account } from './postgres-account.ts';
import { openSharedPlace, sharedPlace } from './postgres-programs.ts';

export type Access = { password: string; port: number };

/** A cluster's home: `cluster` is PostgreSQL's own, `access.json` our key to it, `postgres.log` what it says. */
export async function openHome(dir: string, programs: string, account: Account, log: (line: string) => void): Promise<string> {
  const home = join(dir, 'postgres');
  if (!existsSync(home)) await createHome(home, dir, programs, account, log);
  return realpathSync(home);
}

export function readAccess(home: string): Access {
  try {
    return JSON.parse(readFileSync(join(home, 'access.json'), 'utf8')) as Access;
  } catch (cause) {
    throw new CannotStart(
      `The database's key ${join(home, 'access.json')} cannot be read: start Talaan as the user who owns that folder, or as root.`,
      { cause },
    );
  }
}

export function saveAccess(home: string, access: Access): void {
  writeFileSync(join(home, 'access.json'), JSON.stringify(access), { mode: 0o600 });
}

/** Made beside and renamed when whole, so that a start that was cut short leaves no half database. */
async function createHome(home: string, dir: string, programs: string, account: Account, log: (line: string) => void): Promise<void> {
  if (lstatSync(home, { throwIfNoEntry: false }))
    throw new CannotStart(
      `${home} links to ${readlinkSync(home)}, which does not exist. Restore it, or remove the link to start with an empty database.`,
    );
  log('Creating the database …');
  const reachable = letEnter(account, dir);
  if (!reachable) openSharedPlace();
  const made = mkdtempSync(join(reachable ? dir : sharedPlace, 'postgres-'));
  try {
    await createCluster(made, programs, account);
    if (reachable) {
      renameSync(made, home);
    } else {
      symlinkSync(made, home);
      log(`PostgreSQL's user cannot enter a folder above ${dir}: the database is kept in ${made}, and ${home} links to it.`);
    }
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

/** A data folder that is closed to others is opened to PostgreSQL's group alone; a folder above it is left as it is. */
function letEnter(account: Account, dir: string): boolean {
  const enters = () => succeedsAs(account, 'cd "$1"', dir);
  if (enters() || account.gid === undefined) return enters();
  chownSync(dir, -1, account.gid);
  chmodSync(dir, statSync(dir).mode | 0o010);
  return enters();
}

async function createCluster(home: string, programs: string, account: Account): Promise<void> {
  const password = randomBytes(24).toString('hex');
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  saveAccess(home, { password, port: 0 });
  chmodSync(home, 0o700);
  for (const path of [home, passwordFile, join(home, 'access.json')]) {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  }
  await promisify(execFile)(
    join(programs, 'bin', 'initdb'),
    [
      `--pgdata=${join(home, 'cluster')}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ],
    { ...account, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  );
  rmSync(passwordFile);
}
