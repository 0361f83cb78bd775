import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from './cannot-start.ts';
import { takeGuard } from './postgres-guard.ts';

type Running = { pid: number; port: number; state: string };

/** What PostgreSQL notes about itself in postmaster.pid: process on line 1, port on 4, state on 8. */
export function findRunning(home: string): Running | undefined {
  const file = join(home, 'cluster', 'postmaster.pid');
  const lines = readLines(file);
  if (!lines) return undefined;
  const running = { pid: Number(lines[0]), port: Number(lines[3]), state: (lines[7] ?? '').trim() };
  if (!isAlive(running.pid)) return undefined;
  if (worksIn(running.pid, join(home, 'cluster'))) return running;
  // The machine went down, and the number is another program's now: PostgreSQL would take that one for itself and not start.
  rmSync(file, { force: true });
  return undefined;
}

/** A server that was killed leaves its PostgreSQL behind: it is ended and started anew. One in use is left alone. */
export async function stopAbandoned(home: string, password: string, address: string, log: (line: string) => void): Promise<void> {
  const until = Date.now() + 60_000;
  let told = false;
  for (let running = findRunning(home); running; running = findRunning(home)) {
    const guard = running.port ? await takeGuard(running.port, password, address) : undefined;
    if (guard) {
      if (!told) log('The last server was killed: stopping the database that it left running.');
      told = true;
      process.kill(running.pid, 'SIGINT');
      await guard.end();
    }
    if (Date.now() > until)
      throw new CannotStart(`PostgreSQL (process ${running.pid}) still runs on ${home} but neither answers nor ends.`);
    await sleep(50);
  }
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** PostgreSQL works in its data folder; where the system does not tell (macOS, another user's process) it is believed. */
function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return true;
  }
}
