import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { prepareTemplate } from '@talaan/testing/app.ts';
import { announceCluster, startTestCluster } from '@talaan/testing/database.ts';
import { root } from './findings.ts';
import { findUnexplained } from './suite/budget.ts';
import { findTests } from './suite/find-tests.ts';
import { ONLY_PROVEN } from './suite/only-proven.ts';
import { openRunFolder } from './suite/run-folder.ts';
import { runInLanes } from './suite/run-in-lanes.ts';
import { workInMemory } from './suite/work-in-memory.ts';

/**
 * Makes each proof whole that `npm test` makes small, and writes the result into docs/proofs.md: `npm run prove`. With words of a path
 * (`npm run prove -- killed`) it makes those proofs alone, and leaves the page as it is. `npm run prove -- year` is the year of a large university, alone,
 * with its people and its seed where they are other than usual; it writes its own part of the page, save where only some of its months are lived.
 */
const words = process.argv.slice(2);
const HELPER = '@talaan/testing/tries.ts';
const PROPERTIES = 'fast-check';
const PAGE = join(root, 'docs', 'proofs.md');
const YEAR = 'year';
/** The word itself, people and seed; a further one says how many months. */
const YEAR_WORDS = 3;
const YEAR_LIVED = '## A year of a university';
const SECOND_TRIES = '## Browser tests that passed at a second try';

interface Proof {
  file: string;
  name: string;
  seconds: number;
  passed: boolean;
}

process.chdir(root);
if (words[0] === YEAR) await proveYearAlone();
const unexplained = findUnexplained();
for (const file of unexplained)
  console.log(`✖ ${file} takes more of the processor than its budget: name its reason in tools/suite/heavy-files.ts`);
workInMemory();
const runFolder = openRunFolder();
process.env.WHOLE_PROOFS = 'true';
const wholeFiles = [...new Set([...findFiles(HELPER), ...ONLY_PROVEN])].sort();
const drawnFiles = findFiles(PROPERTIES).filter((file) => !wholeFiles.includes(file));
const proofs = await proveAll([...wholeFiles, ...drawnFiles].filter((file) => words.every((word) => file.includes(word))));
await runFolder.close();
if (words.length === 0) writeFileSync(PAGE, writePage(proofs.filter(({ file, passed }) => !passed || wholeFiles.includes(file))));
const failed = proofs.filter(({ passed }) => !passed).length + unexplained.length;
console.log(`${proofs.filter(({ passed }) => passed).length} passed, ${failed} failed`);
process.exit(failed || proofs.length === 0 ? 1 : 0);

/** Ends the process. */
async function proveYearAlone(): Promise<never> {
  workInMemory();
  const { proveYear } = await import('@talaan/testing/year/prove-year.ts');
  const lived = await proveYear(words.slice(1)).catch((error: Error) => {
    console.error(error);
    process.exit(1);
  });
  if (words.length > YEAR_WORDS) process.exit(0);
  const page = readFileSync(PAGE, 'utf8');
  const before = page.slice(0, page.indexOf(YEAR_LIVED));
  writeFileSync(
    PAGE,
    `${before}${YEAR_LIVED}\n\nThis part is written by \`npm run prove -- year\`.\n\n${lived}\n\n${page.slice(page.indexOf(SECOND_TRIES))}`,
  );
  process.exit(0);
}

function findFiles(word: string): string[] {
  return findTests().filter((file) => readFileSync(file, 'utf8').includes(word));
}

async function proveAll(files: string[]): Promise<Proof[]> {
  const cluster = await startTestCluster(prepareTemplate);
  announceCluster(cluster);
  const found: Proof[] = [];
  try {
    await runInLanes(files, 1, ({ file, tests, failed, text }) => {
      console.log(`${file}\n${text.trimEnd()}`);
      found.push(...tests.map((one) => ({ file, ...one })));
      if (failed.includes(file)) found.push({ file, name: 'the file as a whole', seconds: 0, passed: false });
    });
    return found;
  } finally {
    await cluster.stop();
  }
}

function writePage(proofs: Proof[]): string {
  const [cpu] = cpus();
  const rows = proofs.map(
    ({ file, name, seconds, passed }) => `| ${name} | [${file}](../${file}) | ${seconds.toFixed(1)} | ${passed ? 'holds' : 'FAILS'} |`,
  );
  return `# Proofs

Made whole on ${Temporal.Now.plainDateISO().toString()} by \`npm run prove\`. This part of the page is written by the run; do not edit it. \`npm test\` makes the same proofs with fewer tries.

The machine: ${cpus().length} cores (${cpu?.model.split(' ').slice(0, 2).join(' ')}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}.

| Proof | Test | Seconds | |
| --- | --- | ---: | --- |
${rows.join('\n')}

${readKept()}`;
}

/** Written by the year, and by hand: the page keeps it. */
function readKept(): string {
  const page = readFileSync(PAGE, 'utf8');
  return page.slice(page.indexOf(YEAR_LIVED));
}
