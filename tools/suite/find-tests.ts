import { globSync, statSync } from 'node:fs';

const FOLDERS = '{kernel,modules,apps,demo,bench,testing,tools}/**';

/** What a test file needs beside itself: nothing, a database, or a database and a browser. */
export type Kind = 'rules' | 'API' | 'browser';

export function findTests(): string[] {
  return globSync(`${FOLDERS}/*.{test,e2e}.ts`, { exclude: (path) => path.includes('node_modules') }).sort();
}

export function kindOf(file: string): Kind {
  if (file.endsWith('.e2e.ts')) return 'browser';
  return file.endsWith('.api.test.ts') ? 'API' : 'rules';
}

const GUESSED_SECONDS = { rules: 0.1, API: 4, browser: 15 };
const SECONDS_A_BYTE = 1 / 2000;

/** How long a file takes that has not been run yet. */
export function guessSeconds(file: string): number {
  return GUESSED_SECONDS[kindOf(file)] + (kindOf(file) === 'rules' ? 0 : statSync(file).size * SECONDS_A_BYTE);
}
