import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDeadPaths, withModules } from './paths/find-dead-paths.ts';
import { findDeadTests, readTestNames } from './paths/find-dead-tests.ts';
import { findPointFaults } from './paths/find-point-faults.ts';
import { findRecordFaults } from './paths/find-record-faults.ts';
import { findWalkFaults } from './paths/find-walk-faults.ts';

const paths = withModules([
  'modules/people/pds',
  'modules/people/pds/rules',
  'modules/people/pds/rules/format-on-paper.ts',
  'modules/hiring/boards/rules/quorum.ts',
  'kernel/web/screen.ts',
]);
const found = (file: string, text: string) => findDeadPaths({ file, text }, paths);

test('a path in backquotes that no file has is found; one seen from the root, the page, its module or another module is there', () => {
  const record = 'docs/decisions/0037-checking.md';
  assert.deepEqual(found(record, 'by `rules/say-on-paper.ts`, in `apps/web/gone.tsx`'), ['rules/say-on-paper.ts', 'apps/web/gone.tsx']);
  assert.deepEqual(
    found(record, 'by `rules/format-on-paper.ts` of `modules/people/pds`, `kernel/web/screen.ts`, `@talaan/kernel/web/screen.ts`'),
    [],
  );
  assert.deepEqual(found('modules/people/pds/README.md', '`rules/format-on-paper.ts`, `rules/`, `boards/rules/quorum.ts`'), []);
  assert.deepEqual(found('modules/people/pds/README.md', '`rules/quorum.ts` is of another module'), ['rules/quorum.ts']);
});

test('addresses, kinds of files, packages, examples and code are no paths', () => {
  assert.deepEqual(
    found(
      'docs/operations.md',
      '`application/pdf` `DATA_DIR/backups` `@mantine/core` `/edats/devices` `migrations/NNNN-name.sql` `apps/web/dist`',
    ),
    [],
  );
  assert.deepEqual(found('README.md', '```\nsee `web/gone.ts`\n```'), []);
});

test('a test that a page names is found by its file and its sentence, also where a part of it is filled in', () => {
  const tests = readTestNames([
    { file: 'apps/server/audit.api.test.ts', text: "test('it is whole', () => {});\n  test(`found: ${what} by the owner`, () => {});" },
    { file: 'apps/web/shell.e2e.ts', text: "test('it opens', async () => {});" },
  ]);
  const lost = (text: string) => findDeadTests({ file: 'docs/promises.md', text }, tests);
  assert.deepEqual(lost("audit.api: 'it is whole'; 'found: a tail by the owner'; shell.e2e: 'it opens' | it is: 'quoted text'"), [
    "docs/promises.md names the test is: 'quoted text', which is not there",
  ]);
  assert.deepEqual(lost("audit.api: 'it opens', 'found by the owner'"), [
    "docs/promises.md names the test audit.api: 'it opens', which is not there",
    "docs/promises.md names the test audit.api: 'found by the owner', which is not there",
  ]);
});

const record = (number: string, text = 'Status: in force\n\n**Decided.** One.') => ({
  file: `docs/decisions/${number}-one.md`,
  text: `# ${Number(number)} A record\n\n${text}\n`,
});
const index = (...files: string[]) => ({
  file: 'docs/decisions/README.md',
  text: files.map((file) => `- [1](${file}) One: two`).join('\n'),
});

test('each record is in the index, and each line of the index has a record', () => {
  const both = index('0001-one.md', '0002-one.md');
  assert.deepEqual(findRecordFaults([both, record('0001'), record('0002')]), []);
  assert.deepEqual(findRecordFaults([index('0001-one.md'), record('0001'), record('0002')]), [
    'docs/decisions/0002-one.md is not in docs/decisions/README.md',
  ]);
  assert.deepEqual(findRecordFaults([both, record('0001')]), [
    'docs/decisions/README.md links to docs/decisions/0002-one.md, which is not there',
  ]);
  assert.deepEqual(findRecordFaults([index('0001-one.md', '0001-one.md'), record('0001')]), [
    'docs/decisions/README.md lists docs/decisions/0001-one.md twice',
  ]);
});

test('a record has its number, a status and at most one screen of text', () => {
  const found = (text: string) => findRecordFaults([index('0001-one.md'), record('0001', text)]);
  assert.deepEqual(found('Status: replaced by 0002'), []);
  assert.deepEqual(found('Status: perhaps'), ["docs/decisions/0001-one.md has no line 'Status: in force' or 'Status: replaced by NNNN'"]);
  assert.deepEqual(found(`Status: in force\n\n${'word '.repeat(350)}`), ['docs/decisions/0001-one.md has 357 words, more than 350']);
  assert.deepEqual(found(`Status: in force${'\nline'.repeat(40)}`), ['docs/decisions/0001-one.md has 43 lines, more than 40']);
  assert.deepEqual(findRecordFaults([index('0001-one.md'), { file: 'docs/decisions/0001-one.md', text: 'Status: in force\n' }]), [
    "docs/decisions/0001-one.md does not begin with '# 1 ' and its title",
  ]);
});

test('a link of any page to a record that is not there is found, and the number of one', () => {
  const page = (file: string, link: string) =>
    findRecordFaults([index('0001-one.md'), record('0001'), { file, text: `See [why](${link}).` }]);
  assert.deepEqual(page('modules/people/pds/README.md', '../../../docs/decisions/0001-one.md#why'), []);
  assert.deepEqual(page('modules/people/pds/README.md', '../../../docs/decisions/0002-two.md'), [
    'modules/people/pds/README.md links to docs/decisions/0002-two.md, which is not there',
  ]);
  const named = (number: string) =>
    findRecordFaults([index('0001-one.md'), record('0001'), { file: 'STYLE.md', text: `(decision ${number})` }]);
  assert.deepEqual(named('1'), []);
  assert.deepEqual(named('0002'), ['STYLE.md names decision 0002, of which there is no record']);
  assert.deepEqual(page('docs/scale.md', 'https://example.org/decisions/0002-two.md'), []);
});

test('a point at which modules contribute is in the table, under its module and half', () => {
  const page = (...rows: string[]) => ({ file: 'ARCHITECTURE.md', text: rows.map((row) => `| ${row} | what it takes |`).join('\n') });
  const source = {
    file: 'modules/time/dtr/server/needs.ts',
    text: "export const locks = anyPoint<Lock>('locks');\nexport const words = onePoint<\n",
  };
  assert.deepEqual(findPointFaults(page('`locks`, `words` | dtr/server'), [source]), []);
  assert.deepEqual(findPointFaults(page('`locks` | dtr/web', '`words` | dtr/server'), [source]), [
    'ARCHITECTURE.md does not list the point locks of dtr/server',
    'ARCHITECTURE.md lists the point locks of dtr/web, which is not there',
  ]);
});

test('a walk names functions that the file beside them exports', () => {
  const page = (name: string, file = 'a/b.ts') => ({
    file: 'ARCHITECTURE.md',
    text: `1. \`${name}\` ([b.ts](${file})) does it, by \`other\`.`,
  });
  const sources = [{ file: 'a/b.ts', text: 'export async function file() {}\nexport const act = 1;\nfunction hidden() {}\n' }];
  assert.deepEqual([...findWalkFaults(page('file'), sources), ...findWalkFaults(page('act'), sources)], []);
  assert.deepEqual(findWalkFaults(page('hidden'), sources), ['ARCHITECTURE.md walks by hidden, which a/b.ts does not export']);
  assert.equal(findWalkFaults(page('file', 'a/gone.ts'), sources).length, 1);
});
