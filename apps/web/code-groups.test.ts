import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DATES, FORM, FRAME, SHEET } from './code-groups.ts';
import { EVERYDAY, LEAN } from './everyday.ts';

const root = join(import.meta.dirname, '..', '..');
const files = globSync('{kernel,modules,apps}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] });
const LIBRARY = /node_modules|@tabler|NumberInput|^dayjs$|^react-number-format$/;

/** The words of a group that are names of files of ours: what stands between its bars, without what is of libraries. */
function wordsOf(group: RegExp): string[] {
  return group.source.split(/[|()]/).filter((word) => /^[a-z][a-z-]{3,}-?$/.test(word) && !LIBRARY.test(word));
}

test('what is loaded together names files that are there', () => {
  for (const group of [FRAME, DATES, FORM, SHEET]) {
    const own = files.filter((file) => group.test(file));
    assert.ok(own.length > 1, `${group} names ${own.length} files`);
    for (const word of wordsOf(group))
      assert.ok(
        own.some((file) => file.includes(word)),
        `no file of ${group} has '${word}' in its path`,
      );
  }
  const gone = Object.values(EVERYDAY)
    .flat()
    .filter((file) => !existsSync(join(root, file)));
  assert.deepEqual(gone, [], 'everyday screens and their cards are files');
  assert.deepEqual([...LEAN.difference(new Set(Object.keys(EVERYDAY)))], [], 'lean ones are among them');
});
