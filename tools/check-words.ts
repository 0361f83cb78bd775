import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, finish, root } from './findings.ts';
import { countWord, findTooMany, readBannedWords } from './find-words.ts';
import { readSources } from './workspaces.ts';

/** Words that nobody writes any more, in code, comments and texts. `lower` as argument brings the ceilings down to what is left. */
const FILE = join(root, 'tools/words.txt');
const OWN = new Set(['tools/words.test.ts', 'tools/find-words.ts', 'GLOSSARY.md']);

const listed = readFileSync(FILE, 'utf8');
const words = readBannedWords(listed);
const texts = readSources('{{kernel,modules,apps,demo,bench,testing,tools}/**/*.{ts,tsx,sql,typ,md},*.md}').filter(
  ({ file }) => !OWN.has(file),
);
const counts = new Map(words.map((one) => [one.word, texts.reduce((sum, { text }) => sum + countWord(text, one), 0)]));
if (process.argv.includes('lower')) {
  const lines = listed.split('\n').map((line) => {
    const one = words.find(({ word }) => line.split('|')[0]?.trim() === word);
    return one ? `${one.word} | ${one.instead} | ${Math.min(one.ceiling, counts.get(one.word)!)}` : line;
  });
  writeFileSync(FILE, lines.join('\n'));
}
for (const fault of findTooMany(words, counts)) fail(fault);
finish('words', `${[...counts.values()].reduce((sum, count) => sum + count, 0)} are left of ${words.length} words that are not used`);
