import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** Reads nothing until this process closes the pipe or ends, however it ends. */
const WATCH = `
read -r word
[ "$word" = stopped ] && exit
kill -QUIT "$(head -n 1 "$0/postgres/cluster/postmaster.pid")"
sleep 1
rm -rf "$0"`;

/** Ends the PostgreSQL of a folder and removes the folder when this process is killed; to be called off once PostgreSQL is stopped. */
export function endWithParent(dir: string): { callOff: () => void } {
  const watch = spawn('/bin/sh', ['-c', WATCH, dir], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watch.unref();
  (watch.stdin as Socket).unref();
  return { callOff: () => void watch.stdin.end('stopped\n') };
}
