import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { tries } from './tries.ts';

/** Where one of many things that are alike stands among them, from 0 to 2³²: with each commit elsewhere. */
export function placeOf(name: string, commit: string): number {
  return createHash('sha256').update(`${commit} ${name}`).digest().readUInt32BE();
}

/** Whether it is the turn of one of many things that are alike: with each commit of one in so many; with another commit of others. */
export function hasTurn(name: string, turns: number, commit: string): boolean {
  return placeOf(name, commit) % turns === 0;
}

/** Those of many alike things whose turn it is in this run, one in so many; in `npm run prove` all of them. */
export function takeTurns<T>(all: readonly T[], turns: number, nameOf: (one: T) => string): T[] {
  const commit = readCommit();
  return all.filter((one) => hasTurn(nameOf(one), tries(turns, 1), commit));
}

/** Empty where there is no repository, as in a copy of a release. */
export function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
