import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@talaan/kernel/server/postgres/postgres-processes.ts';
import { MEMORY } from './work-in-memory.ts';

const NAME = /^talaan run (\d+)-/;

/**
 * Ends every process that works in the folder or has it as its folder of temporary files, first with the signal at which PostgreSQL
 * ends at once, and removes the folder.
 */
const END = `
for signal in QUIT KILL; do
  for process in /proc/[0-9]*; do
    [ "$process" = "/proc/$$" ] && continue
    case "$(readlink "$process/cwd")" in "$0"*) kill -"$signal" "\${process#/proc/}" ;; esac
    grep -qsF "TMPDIR=$0" "$process/environ" && kill -"$signal" "\${process#/proc/}"
  done
  [ "$signal" = QUIT ] && sleep 0.5
done
rm -rf "$0"`;

/**
 * Lets all temporary files of this process and of those that it starts lie in one folder. When this process ends, however it ends, the
 * folder is removed, and with it whatever still runs in it. Folders that an earlier run left are removed too.
 */
export function openRunFolder(): { folder: string; close: () => Promise<void> } {
  for (const left of findLeft()) spawnSync('/bin/sh', ['-c', END, left], { stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), `talaan run ${process.pid}-`));
  // PostgreSQL, which does not run as root, passes through it.
  chmodSync(folder, 0o711);
  // Detached, so that Ctrl-C does not reach it. Its input ends with this process.
  const guard = spawn('/bin/sh', ['-c', `read -r word\n${END}`, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  guard.unref();
  (guard.stdin as Socket).unref();
  process.env.TMPDIR = folder;
  return {
    folder,
    close: async () => {
      guard.ref();
      const ended = new Promise((resolve) => guard.once('exit', resolve));
      guard.stdin.end();
      await ended;
    },
  };
}

/** Of runs whose process is gone: where the machine itself stopped, or the guard was ended too. */
function findLeft(): string[] {
  return [...new Set([tmpdir(), MEMORY])].flatMap((parent) =>
    namesIn(parent)
      .filter((name) => NAME.test(name) && !isAlive(Number(NAME.exec(name)![1])))
      .map((name) => join(parent, name)),
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
