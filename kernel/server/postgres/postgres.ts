import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import { chooseAccount, type Account } from './postgres-account.ts';
import type { DatabaseAddresses } from '../database/database-roles.ts';
import { saveAccess, openHome, readAccess, type Access } from './postgres-cluster.ts';
import { endPostgres } from './postgres-end.ts';
import { awaitGuard } from './postgres-guard.ts';
import { findFreePort } from './free-port.ts';
import { findPrograms } from './postgres-programs.ts';
import { createTalaansDatabase } from './postgres-roles.ts';
import { findRunning, stopAbandoned } from './postgres-running.ts';
import { addressesOf } from './postgres-socket.ts';
import { postgresSettings } from './postgres-settings.ts';

export type Postgres = DatabaseAddresses & {
  /** Comes true when PostgreSQL is gone without having been asked to stop. */
  lost: Promise<Error>;
  /** Asks at once, waits for the end, and asks harder where it takes too long (postgres-end.ts). */
  stop(): Promise<void>;
};

/** Talaan's own PostgreSQL, with its files below `dir`; `address` is told to anyone who starts a second server on them. */
export async function startPostgres({
  dir,
  address,
  log,
  signal,
  settings = postgresSettings,
}: {
  dir: string;
  address: string;
  log: (line: string) => void;
  /** Ends a start that is under way, such as a long recovery. */
  signal?: AbortSignal;
  settings?: string[];
}): Promise<Postgres> {
  makeFolder(dir);
  const account = chooseAccount(join(dir, 'postgres'));
  const programs = findPrograms(account);
  const home = await openHome(dir, programs, account, log);
  const kept = readAccess(home);
  await stopAbandoned(home, kept.password, address, log);
  const access = { ...kept, port: await findFreePort(kept.port) };
  if (access.port !== kept.port) saveAccess(home, access);
  const child = await launch({ home, programs, account, port: access.port, settings, signal, log });
  return supervise(child, home, access, address);
}

function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (cause) {
    throw new CannotStart(`The data folder ${dir} cannot be made. Choose one of yours: DATA_DIR=… npm start`, { cause });
  }
}

interface Launch {
  home: string;
  programs: string;
  account: Account;
  port: number;
  settings: string[];
  signal: AbortSignal | undefined;
  log: (line: string) => void;
}

async function launch({ home, programs, account, port, settings, signal, log }: Launch): Promise<ChildProcess> {
  const output = openSync(logOf(home), 'a', 0o600);
  // Detached, so that Ctrl-C in a terminal reaches us alone and the database can end last.
  const child = spawn(join(programs, 'bin', 'postgres'), ['-D', join(home, 'cluster'), '-p', String(port), ...settings], {
    ...account,
    cwd: home,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const hint = setTimeout(() => log('The database is recovering from an unclean end …'), 3000);
  const isCalledOff = () => signal?.aborted ?? false;
  while (!isReady(home, child) && !hasEnded(child) && !isCalledOff()) await sleep(10);
  clearTimeout(hint);
  if (isCalledOff()) await end(child, home);
  signal?.throwIfAborted();
  if (hasEnded(child)) throw new CannotStart(formatHindrance(home));
  return child;
}

function end(child: ChildProcess, home: string): Promise<void> {
  return endPostgres(child.pid!, () => hasEnded(child), join(home, 'cluster'));
}

const SHOWN_LINES = 8;
const SEARCHED_LINES = 40;
const MAKE_ROOM = 'The disk is full: make room for at least a gigabyte, and start again. Nothing that was saved is lost.';

/** Between the cause and the end others may be told that there is no database. */
function isDiskFull(home: string): boolean {
  return readTail(logOf(home), SEARCHED_LINES).includes('No space left on device');
}

function formatHindrance(home: string): string {
  const advice = isDiskFull(home)
    ? MAKE_ROOM
    : `All that it said is in ${logOf(home)}. Nothing was changed; if it says that files are damaged, restore a backup of the data folder.`;
  return `PostgreSQL did not start:\n${readTail(logOf(home), SHOWN_LINES)}\n${advice}`;
}

async function supervise(child: ChildProcess, home: string, access: Access, address: string): Promise<Postgres> {
  const lost = Promise.withResolvers<Error>();
  let stopping = false;
  const stop = async () => {
    stopping = true;
    await end(child, home);
  };
  child.once('exit', (code, signal) => {
    if (stopping) return;
    const said = readTail(logOf(home), SHOWN_LINES);
    lost.resolve(new Error(`PostgreSQL ended by itself (${signal ?? code}):\n${said}${isDiskFull(home) ? `\n${MAKE_ROOM}` : ''}`));
  });
  const takeAndWatch = async () => {
    const guard = await awaitGuard(access.port, access.password, address, () => !stopping && !hasEnded(child));
    guard?.once('end', () => takeAndWatch().catch(lost.resolve));
    return guard;
  };
  try {
    const guard = await takeAndWatch();
    if (!guard) throw await lost.promise;
    await createTalaansDatabase(guard, access);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...addressesOf(home, access), lost: lost.promise, stop };
}

function isReady(home: string, child: ChildProcess): boolean {
  const running = findRunning(home);
  return running?.pid === child.pid && running?.state === 'ready';
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function logOf(home: string): string {
  return join(home, 'postgres.log');
}

function readTail(file: string, lines: number): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
