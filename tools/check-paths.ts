import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, finish, root } from './findings.ts';
import { findDeadPaths, withModules } from './paths/find-dead-paths.ts';
import { findDeadTests, readTestNames } from './paths/find-dead-tests.ts';
import { findPointFaults } from './paths/find-point-faults.ts';
import { findRecordFaults } from './paths/find-record-faults.ts';
import { findWalkFaults } from './paths/find-walk-faults.ts';
import { readSources, TEST_FILE } from './workspaces.ts';

/** Pages that name tests as `sign-in.api: 'a session ends after eight hours'`. */
const NAMING_TESTS = new Set(['docs/promises.md', 'docs/security.md']);

/**
 * Paths in backquotes of the documentation lead to something, the tests that pages name are there, the records of decisions are in order, and
 * ARCHITECTURE.md lists the points at which modules contribute and walks by functions that their files export. Files that are not committed yet
 * count, too.
 */
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
const paths = withModules(files.flatMap((file) => [file, ...foldersOf(file)]));
const pages = files.filter((file) => file.endsWith('.md')).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
for (const page of pages) for (const path of findDeadPaths(page, paths)) fail(`${page.file} names \`${path}\`, which is not there`);
const written = files
  .filter((file) => /\.(test|e2e)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const tests = readTestNames(written);
for (const page of pages.filter(({ file }) => NAMING_TESTS.has(file))) for (const fault of findDeadTests(page, tests)) fail(fault);
for (const fault of findRecordFaults(pages)) fail(fault);
const sources = readSources().filter(({ file }) => !TEST_FILE.test(file));
for (const page of pages.filter(({ file }) => file === 'ARCHITECTURE.md'))
  for (const fault of [...findPointFaults(page, sources), ...findWalkFaults(page, sources)]) fail(fault);
const records = pages.filter(({ file }) => /^docs\/decisions\/\d{4}/.test(file));
const words = records.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
finish('paths', `${pages.length} pages name files that are there; ${records.length} records of decisions have ${words} words`);

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
