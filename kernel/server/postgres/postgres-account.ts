import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { CannotStart } from '../cannot-start.ts';

/** Whom PostgreSQL runs as: options of `spawn`, empty when it may simply run as we do. */
export type Account = { uid?: number; gid?: number };

const name = 'postgres';

/** PostgreSQL refuses to run as root: then it runs as the owner of its files, or as the system's user `postgres`. */
export function chooseAccount(home: string): Account {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(home)) {
    const { uid, gid } = statSync(home);
    if (uid !== 0) return { uid, gid };
  }
  return findAccount() ?? createAccount();
}

/** Whether a shell command succeeds as that account, from a folder that everybody can enter. */
export function succeedsAs(account: Account, script: string, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', script, 'sh', path], { ...account, cwd: '/' }).status === 0;
}

function findAccount(): Account | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const uid = ask('-u');
  const gid = ask('-g');
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

function createAccount(): Account {
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name], { encoding: 'utf8' });
  const account = findAccount();
  if (account) return account;
  throw new CannotStart(
    `PostgreSQL does not run as root, and the user '${name}' that it would run as could not be created (${(made.stderr || String(made.error)).trim()}).\n` +
      'Start Talaan as an ordinary user, or create that user, or set DATABASE_URL to a PostgreSQL 18 of your own.',
  );
}
