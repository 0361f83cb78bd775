import { dirname, posix } from 'node:path';
import type { Page } from './find-dead-paths.ts';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const RECORD = /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/;
const LINK = /\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g;
const NAMED = /\bdecision (\d{1,4})\b/gi;
const STATUS = /^Status: (in force|replaced by \d{4})$/m;
const MOST_WORDS = 350;
const MOST_LINES = 40;

/** What is wrong with the records of decisions and their index, and each page that links to a record, or names its number, that is not there. */
export function findRecordFaults(pages: readonly Page[]): string[] {
  const records = pages.filter(({ file }) => RECORD.test(file));
  const listed = linksOf(pages.find(({ file }) => file === INDEX) ?? { file: INDEX, text: '' });
  const numbers = new Set(records.map(({ file }) => numberOf(file)));
  const there = new Set(pages.map(({ file }) => file));
  return [
    ...records.flatMap((record) => faultsOf(record).map((fault) => `${record.file} ${fault}`)),
    ...records.filter(({ file }) => !listed.includes(file)).map(({ file }) => `${file} is not in ${INDEX}`),
    ...repeated(listed).map((file) => `${INDEX} lists ${file} twice`),
    ...pages.flatMap((page) =>
      linksOf(page)
        .filter((link) => link.startsWith(`${FOLDER}/`) && !there.has(link))
        .map((link) => `${page.file} links to ${link}, which is not there`),
    ),
    ...pages.flatMap((page) =>
      [...page.text.matchAll(NAMED)]
        .filter(([, number]) => !numbers.has(Number(number)))
        .map(([name]) => `${page.file} names ${name}, of which there is no record`),
    ),
  ];
}

function faultsOf({ file, text }: Page): string[] {
  const number = numberOf(file);
  const words = text.split(/\s+/).filter(Boolean).length;
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(text.startsWith(`# ${number} `) ? [] : [`does not begin with '# ${number} ' and its title`]),
    ...(STATUS.test(text) ? [] : ["has no line 'Status: in force' or 'Status: replaced by NNNN'"]),
    ...(words > MOST_WORDS ? [`has ${words} words, more than ${MOST_WORDS}`] : []),
    ...(lines > MOST_LINES ? [`has ${lines} lines, more than ${MOST_LINES}`] : []),
  ];
}

function numberOf(file: string): number {
  return Number(file.slice(FOLDER.length + 1, FOLDER.length + 5));
}

/** Where the relative Markdown links of a page lead, as seen from the root. */
function linksOf({ file, text }: Page): string[] {
  return [...text.matchAll(LINK)].map(([, link]) => link!).flatMap((link) => (link.includes(':') ? [] : [posix.join(dirname(file), link)]));
}

function repeated(files: readonly string[]): string[] {
  const records = files.filter((file) => RECORD.test(file));
  return [...new Set(records.filter((file, at) => records.indexOf(file) !== at))];
}
