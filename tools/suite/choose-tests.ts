import { findChanges, type Changes } from './find-changed.ts';
import { findTests } from './find-tests.ts';
import { ONLY_PROVEN } from './only-proven.ts';

/** Workspaces that depend on every module and only collect: of their tests those that go over all modules concern a change of one. */
const COLLECTS = /^apps\//;
const OVER_ALL = /\/every-[^/]+$|modules\.test\.ts$/;

export interface Choice {
  files: string[];
  /** Without words, all that can be checked is checked too. */
  withChecks: boolean;
}

/** All test files but those that only `npm run prove` runs; those whose path contains one of the words; or after `--changed` those of the workspaces that a change concerns. */
export function chooseTests(words: readonly string[]): Choice {
  const files = findTests();
  if (words.includes('--changed')) return { files: files.filter(isConcerned(findChanges())), withChecks: true };
  return {
    files: files.filter((file) => (words.length ? words.some((word) => file.includes(word)) : !ONLY_PROVEN.includes(file))),
    withChecks: words.length === 0,
  };
}

function isConcerned(changes: Changes | undefined): (file: string) => boolean {
  if (!changes) return () => true;
  const concerned = [...changes.concerned].sort();
  console.log(`Changed, or depending on what is: ${concerned.join(', ') || 'nothing'}`);
  // Of the screens, those that changed are looked at.
  process.env.LOOK = 'changed';
  return (file) => {
    const folder = concerned.find((one) => file.startsWith(`${one}/`));
    return folder !== undefined && (changes.changed.has(folder) || !COLLECTS.test(folder) || OVER_ALL.test(file));
  };
}
