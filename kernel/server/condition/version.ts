import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..', '..', '..');

export interface Version {
  /** Of package.json. */
  number: string;
  /** The first ten digits of the commit; null where the program was brought here without its history. */
  commit: string | null;
}

let known: Promise<Version> | undefined;

/** Which Talaan this is; found out once. */
export function readVersion(): Promise<Version> {
  return (known ??= find());
}

async function find(): Promise<Version> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const asked = promisify(execFile)('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root });
  const commit = await asked.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  return { number: version, commit };
}
