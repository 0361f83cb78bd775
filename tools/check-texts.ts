import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHoles, findUnused, type Catalogue } from './texts/find-catalogue-faults.ts';
import { findSpokenFiles } from './texts/find-spoken-files.ts';
import { findHints, findTexts } from './texts/find-texts.ts';
import { fail, finish, root } from './findings.ts';
import { readSources, readWorkspaces, TEST_FILE } from './workspaces.ts';

/**
 * The texts that the screens say, against the Filipino of the catalogue. `write` as argument adds what lacks, empty, for the translator, and
 * takes out what is not written any more.
 */
const FILE = join(root, 'apps/web/language/filipino.json');
/** The first start and the demo are for administrators; a list of employees opens the editing of rows where HR looks at it. */
const ENGLISH_SCREENS = new Set(['/setup', '/setup/{step}']);
const ENGLISH_FILES =
  /^(kernel\/web\/lists\/field-edits\/|modules\/base\/identity\/web\/(demo-accounts|letterhead|language\/language-switch)\.tsx$)/;
const SAYS = /\bsay\b.* from '[^']*\bsay\.ts'/;

const catalogue = JSON.parse(readFileSync(FILE, 'utf8')) as Catalogue;
const sources = readSources('{kernel,modules,apps}/**/*.{ts,tsx,sql}').filter(
  ({ file }) => !TEST_FILE.test(file) && !file.includes('/demo/'),
);
const folders = new Map(readWorkspaces().map(({ name, folder }) => [name, folder]));
const spoken = findSpokenFiles(sources, folders, ENGLISH_SCREENS);
const speaks = (file: string) => spoken.has(file) && !ENGLISH_FILES.test(file);
const found = sources
  .filter(({ file, text }) => /\.tsx?$/.test(file) && (SAYS.test(text) || speaks(file)))
  .map(({ file, text }) => {
    const { said, raw } = findTexts(file, text);
    // Another `say` or `count` than that of the kernel says nothing.
    return { file, said: SAYS.test(text) ? said : [], raw };
  });
const hints = sources
  .filter(({ file, text }) => /\.tsx?$/.test(file) && text.includes('hint: '))
  .flatMap(({ file, text }) => findHints(file, text));
const said = [...found.flatMap((one) => one.said), ...hints];
const unused = findUnused(catalogue, said, sources.map(({ text }) => text).join('\n'));
if (process.argv.includes('write')) {
  const keys = new Set([...Object.keys(catalogue), ...said.map(({ text }) => text)]).difference(new Set(unused));
  const sorted = [...keys].toSorted((one, other) => one.localeCompare(other, 'en')).map((key) => [key, catalogue[key] ?? '']);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
} else {
  for (const { file, raw } of found) for (const text of raw) fail(`${file} shows '${text}' in English alone: say('${text}')`);
  for (const hole of findHoles(catalogue, said)) fail(hole);
  for (const key of unused) fail(`'${key}' is in the catalogue and in no source`);
}
finish('texts', `${Object.keys(catalogue).length} texts in Filipino`);
