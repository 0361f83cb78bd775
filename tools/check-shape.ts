import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { findMisnamed } from './shape/find-misnamed.ts';
import { fail, finish, root } from './findings.ts';

/** Every module is furnished alike, and files keep to the house’s sizes and names; one with one export is named for it. */
const MODULE_ENTRIES = /^(package\.json|README\.md|contract\.ts|contract|workflow\.ts|rules\.ts|rules|server|web|print|demo|.*\.test\.ts)$/;
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'fixtures', 'reference', 'spec', 'public']);
const EMPTY_WORDS = /(^|-)(process|handle|handler|manage|manager|data|info|util|utils|helper|helpers|misc|common)(-|\.|$)/;
const GENERATED = new Set(['kernel/server/tables.ts']);
const LONGEST = 300;
const SEARCHED = /<(Multi)?Select\b[^]*?\ssearchable(?=[\s=])/;
/** Closing a release writes the tables of its new modules into one file, which is never changed afterwards. */
const MIGRATION = /^migrations\/\d{4}-.*\.sql$/;

for (const folder of globSync('modules/*/*', { cwd: root })) checkModule(folder);
for (const file of sourceFiles(root)) checkFile(relative(root, file));
for (const page of globSync(['*.md', 'docs/**/*.md', '{apps,kernel,modules/*}/*/**/README.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
}))
  checkLinks(page);
finish('shape');

function checkModule(folder: string): void {
  const entries = readdirSync(join(root, folder));
  for (const entry of entries) if (!MODULE_ENTRIES.test(entry) && !LEFT_OUT.has(entry)) fail(`${folder}/${entry} has no place in a module`);
  for (const wanted of ['package.json', 'README.md']) if (!entries.includes(wanted)) fail(`${folder} has no ${wanted}`);
  if (!entries.includes('contract.ts') && !entries.includes('contract')) fail(`${folder} has no contract`);
}

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder)) {
    if (LEFT_OUT.has(entry) || entry.startsWith('.')) continue;
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) yield* sourceFiles(path);
    else if (/\.(ts|tsx|mjs|sql|typ|css)$/.test(entry)) yield path;
  }
}

function checkFile(path: string): void {
  const name = basename(path);
  if (GENERATED.has(path)) return;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.(test|api\.test|e2e|config|d))?\.(ts|tsx|mjs|sql|typ|css)$/.test(name))
    fail(`${path} is not in kebab-case`);
  // The law's own term (RA 10173) says something.
  if (EMPTY_WORDS.test(name.replace('personal-data', 'personal'))) fail(`${path} has a word that says nothing`);
  const text = readFileSync(join(root, path), 'utf8');
  const lines = text.split('\n').length;
  if (lines > LONGEST && !MIGRATION.test(path)) fail(`${path} has ${lines} lines; split it (at most ${LONGEST})`);
  const misnamed = /\.tsx?$/.test(name) && !/\.(test|e2e|d)\.ts$/.test(name) && findMisnamed(path, text);
  if (misnamed) fail(`${path} exports ${misnamed} alone: name the file for it`);
  if (path.startsWith('modules/') && /^export (async )?function (Screen|\w+Screen)\b/m.test(text) && !name.endsWith('-screen.tsx'))
    fail(`${path} holds a screen: its name ends in -screen.tsx`);
  if (path.endsWith('.tsx') && /<Modal\b/.test(text) && path !== 'kernel/web/dialogs/dialog.tsx')
    fail(`${path} shows a Modal of its own; Dialog of kernel/web is the one dialog`);
  if (path.endsWith('.tsx') && SEARCHED.test(text) && path !== 'kernel/web/forms/search-select.tsx')
    fail(`${path} has a searchable Select of Mantine; SearchSelect and SearchMultiSelect of kernel/web have the keys`);
}

/** A page names files to look at; one that was moved or renamed is a finding. */
function checkLinks(page: string): void {
  const text = readFileSync(join(root, page), 'utf8');
  for (const [, link] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g))
    if (!existsSync(join(root, dirname(page), link!))) fail(`${page} leads to ${link}, which is not there`);
}
