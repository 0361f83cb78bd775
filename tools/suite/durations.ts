import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../findings.ts';
import { guessSeconds } from './find-tests.ts';

const REMEMBERED = join(root, '.cache', 'test-seconds.json');

/** The files that took longest in their last run first, so that no lane ends with a long one. */
export function longestFirst(files: readonly string[]): string[] {
  const known = readSeconds();
  const seconds = new Map(files.map((file) => [file, known[file] ?? guessSeconds(file)]));
  return files.toSorted((one, other) => seconds.get(other)! - seconds.get(one)!);
}

export function rememberSeconds(seconds: Record<string, number>): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(REMEMBERED, JSON.stringify({ ...readSeconds(), ...seconds }, null, 2));
}

function readSeconds(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(REMEMBERED, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
