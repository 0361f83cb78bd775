import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, finish, root } from './findings.ts';
import { findDeadPaths, withModules } from './find-dead-paths.ts';

/** Paths in backquotes of the documentation lead to something. Files that are not committed yet count, too. */
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
const paths = withModules(files.flatMap((file) => [file, ...foldersOf(file)]));
const pages = files.filter((file) => file.endsWith('.md'));
for (const file of pages)
  for (const path of findDeadPaths({ file, text: readFileSync(join(root, file), 'utf8') }, paths))
    fail(`${file} names \`${path}\`, which is not there`);
finish('paths', `${pages.length} pages name files that are there`);

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
