import { findChanges, type Changes } from './find-changed.ts';
import { findTests } from './find-tests.ts';

/** Workspaces that depend on every module and only collect: of their tests those that go over all modules concern a change of one. */
const COLLECTS = /^apps\//;
const OVER_ALL = /\/every-[^/]+$|modules\.test\.ts$/;

/** Tells the look at every screen whose screens to look at. */
const SCREENS_OF = 'SCREENS_OF';

export interface Choice {
  files: string[];
  /** Without words, all that can be checked is checked too. */
  withChecks: boolean;
}

/** All test files; those whose path contains one of the words; or after `--changed` those of the workspaces that a change concerns. */
export function chooseTests(words: readonly string[]): Choice {
  const files = findTests();
  if (words.includes('--changed')) return { files: files.filter(isConcerned(findChanges())), withChecks: true };
  return {
    files: words.length ? files.filter((file) => words.some((word) => file.includes(word))) : files,
    withChecks: words.length === 0,
  };
}

function isConcerned(changes: Changes | undefined): (file: string) => boolean {
  if (!changes) return () => true;
  const concerned = [...changes.concerned].sort();
  console.log(`Changed, or depending on what is: ${concerned.join(', ') || 'nothing'}`);
  // A change of the kernel or of the web application itself may show on each screen.
  if (!changes.changed.has('kernel') && !changes.changed.has('apps/web'))
    process.env[SCREENS_OF] = concerned.map((folder) => folder.replace('modules/', '')).join(',');
  return (file) => {
    const folder = concerned.find((one) => file.startsWith(`${one}/`));
    return folder !== undefined && (changes.changed.has(folder) || !COLLECTS.test(folder) || OVER_ALL.test(file));
  };
}
