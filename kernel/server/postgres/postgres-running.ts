import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import { endLeftovers, endPostgres } from './postgres-end.ts';
import { takeGuard } from './postgres-guard.ts';
import { isAlive, processesIn, startedBy, worksIn } from './postgres-processes.ts';
import { removeSockets } from './postgres-socket.ts';

type Running = { pid: number; port: number; state: string };

/** So long a PostgreSQL that neither serves nor recovers is waited for. */
const SILENT_MS = 30_000;
const TELL_EVERY_MS = 30_000;
const POLL_MS = 50;
/** PostgreSQL fills the note as soon as it has made it. */
const WRITTEN_WITHIN_MS = 1000;

/** What PostgreSQL notes about itself in postmaster.pid: process on line 1, port on 4, state on 8. Undefined where that process is gone. */
export function findRunning(home: string): Running | undefined {
  const cluster = join(home, 'cluster');
  const lines = readLines(noteOf(home));
  const running = { pid: Number(lines[0]), port: Number(lines[3]), state: (lines[7] ?? '').trim() };
  return isAlive(running.pid) && worksIn(running.pid, cluster) ? running : undefined;
}

/**
 * A server that was killed leaves its PostgreSQL behind: it is ended, to be started anew. One that recovers is waited for, one that
 * hangs is ended. Error: CannotStart where another Talaan uses it.
 */
export async function stopAbandoned(home: string, password: string, address: string, log: (line: string) => void): Promise<void> {
  let silentSince = Date.now();
  let toldAt = Date.now();
  for (let running = findRunning(home); running; running = findRunning(home)) {
    const { pid, port } = running;
    const found = port ? await takeGuard(port, password, address) : 'silent';
    if (found === 'recovering') silentSince = Date.now();
    if (found === 'recovering' && Date.now() - toldAt > TELL_EVERY_MS) {
      log(`The database is still recovering from an unclean end (process ${pid}) …`);
      toldAt = Date.now();
    }
    if (typeof found === 'object') {
      log('The last server was killed: stopping the database that it left running.');
      await Promise.all([
        endPostgres(pid, () => findRunning(home)?.pid !== pid, join(home, 'cluster')),
        found.end().catch(() => undefined),
      ]);
    } else if (Date.now() - silentSince > SILENT_MS) {
      refuseToEnd(pid, home);
      log(`PostgreSQL (process ${pid}) does not answer: it is ended and started anew.`);
      await endPostgres(pid, () => findRunning(home)?.pid !== pid, join(home, 'cluster'));
    }
    await sleep(POLL_MS);
  }
  await clearLeftovers(home, log);
}

/** PostgreSQL does not start beside processes that outlived their postmaster, nor on a note that is not its own. */
async function clearLeftovers(home: string, log: (line: string) => void): Promise<void> {
  const cluster = join(home, 'cluster');
  const left = processesIn(cluster);
  for (const pid of left) refuseToEnd(pid, home);
  if (left.length > 0) log('Ending what an earlier PostgreSQL left behind …');
  await endLeftovers(cluster);
  if (isNoteOfAnother(home)) rmSync(noteOf(home), { force: true });
  if (!findRunning(home)) removeSockets(home);
}

/** After the machine went down the number may be another program's, or the note empty. That of a process that is gone PostgreSQL removes itself. */
function isNoteOfAnother(home: string): boolean {
  const note = statSync(noteOf(home), { throwIfNoEntry: false });
  if (!note || findRunning(home)) return false;
  return note.size === 0 ? Date.now() - note.mtimeMs > WRITTEN_WITHIN_MS : isAlive(Number(readLines(noteOf(home))[0]));
}

function refuseToEnd(pid: number, home: string): void {
  const owner = startedBy(pid);
  if (owner !== undefined && owner !== process.pid)
    throw new CannotStart(
      `Another Talaan (process ${owner}) runs on ${home}, and its PostgreSQL (process ${pid}) does not answer. End that one first: kill ${owner}`,
    );
}

function noteOf(home: string): string {
  return join(home, 'cluster', 'postmaster.pid');
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
