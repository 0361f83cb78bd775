import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFolderCircles, findFullFolders, MOST_FILES } from './find-folder-faults.ts';

const file = (path: string, ...imports: string[]) => ({
  file: `modules/time/dtr/server/${path}`,
  text: imports.map((one) => `import { x } from '${one}';`).join('\n'),
});

test('folders of a server that import one another are found, however far round; files beside them are of none', () => {
  const month = file('month/lock.ts', '../print/sheet.ts', '../module.ts', './read.ts');
  const print = file('print/sheet.ts', '../days/read.ts');
  assert.deepEqual(findFolderCircles([month, print, file('days/read.ts', '../../rules/day.ts')]), []);
  assert.deepEqual(findFolderCircles([month, print, file('days/read.ts', '../month/lock.ts'), file('other/x.ts', '../days/read.ts')]), [
    'dtr: days, month, print',
  ]);
  const kernel = (path: string, one: string) => ({ file: `kernel/web/${path}`, text: `import { x } from '${one}';` });
  assert.deepEqual(findFolderCircles([kernel('lists/row.tsx', '../forms/field.tsx'), kernel('forms/field.tsx', '../lists/row.tsx')]), [
    'kernel/web: forms, lists',
  ]);
  const beside = [file('module.ts', './month/lock.ts'), file('month/lock.ts', '../module.ts')];
  assert.deepEqual(findFolderCircles(beside), []);
});

test('a folder with more files than are read is found with how many', () => {
  const files = Array.from({ length: MOST_FILES + 1 }, (_, at) => `kernel/web/file-${at}.ts`);
  assert.deepEqual(findFullFolders([...files, 'kernel/server/one.ts']), [['kernel/web', MOST_FILES + 1]]);
  assert.deepEqual(findFullFolders(files.slice(1)), []);
});
