import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, finish, root } from './findings.ts';
import { countWord, findTooMany, readBannedWords, textsOf } from './find-words.ts';
import { readSources, TEST_FILE } from './workspaces.ts';

/** Words that nobody writes any more, in code, comments and texts. `lower` as argument brings the ceilings down to what is left. */
const FILE = join(root, 'tools/words.txt');
/** What users read is written here; the demo speaks for its people. */
const READ = /^(kernel|modules|apps)\/(?!.*\/demo\/).*\.tsx?$/;
const OWN = new Set(['tools/words.test.ts', 'tools/find-words.ts', 'GLOSSARY.md']);

const listed = readFileSync(FILE, 'utf8');
const words = readBannedWords(listed);
const texts = readSources('{{kernel,modules,apps,demo,bench,testing,tools}/**/*.{ts,tsx,sql,typ,md},*.md}').filter(
  ({ file }) => !OWN.has(file),
);
const read = texts.filter(({ file }) => READ.test(file) && !TEST_FILE.test(file)).map(({ text }) => ({ text: textsOf(text) }));
const counts = new Map(
  words.map((one) => [one.word, (one.inTexts ? read : texts).reduce((sum, { text }) => sum + countWord(text, one), 0)]),
);
if (process.argv.includes('lower')) {
  const lines = listed.split('\n').map((line) => {
    const written = line.split('|')[0]?.trim();
    const one = words.find(({ word }) => written?.replaceAll('"', '') === word);
    return one ? `${written} | ${one.instead} | ${Math.min(one.ceiling, counts.get(one.word)!)}` : line;
  });
  writeFileSync(FILE, lines.join('\n'));
}
for (const fault of findTooMany(words, counts)) fail(fault);
finish('words', `${[...counts.values()].reduce((sum, count) => sum + count, 0)} are left of ${words.length} words that are not used`);
