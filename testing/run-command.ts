import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Starts a command of the product, such as `restore.ts`, on a data folder. The shell runs `before` first, such as `ulimit -f 128; `. */
export function beginCommand(
  file: string,
  dataDir: string,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
  before = '',
): ChildProcess {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return spawn('/bin/sh', ['-c', `${before}exec "$@"`, 'sh', process.execPath, file, ...args], {
    env: { ...inherited, DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What it said and the code with which it ended. */
export async function runCommand(...command: Parameters<typeof beginCommand>): Promise<{ said: string; code: number | null }> {
  const child = beginCommand(...command);
  const [out, err, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'exit') as Promise<[number | null]>]);
  return { said: err + out, code };
}
