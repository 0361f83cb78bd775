import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { prepareTemplate } from '@talaan/testing/app.ts';
import { announceCluster, startTestCluster } from '@talaan/testing/database.ts';
import { buildWebIfChanged } from '@talaan/server/build-web.ts';
import { check } from './check.ts';
import { root } from './findings.ts';

/** Everything: the checks, then rules, API and browser tests; closes with one line of counts. */
const FOLDERS = '{kernel,modules,apps,demo,bench,testing,tools}/**';
const API = '.api.test.ts';
const EVERY_SCREEN = 'every-screen';
/** When more browser tests than these fail, it is not the machine. */
const MOST_UNSTEADY = 3;
const SLOWEST_NAMED = 12;

interface Counts {
  passed: number;
  failed: string[];
}

process.chdir(root);
const only = process.argv.slice(2);
/** By file; a second run of a file replaces its first. */
const results = new Map<string, Counts>();
const seconds = new Map<string, number>();

const clean = only.length > 0 || (await check());
const tests = filesEnding('.test.ts');
await runFiles(
  tests.filter((file) => !file.endsWith(API)),
  2,
);
await runOnClones();
const passed = [...results.values()].reduce((sum, one) => sum + one.passed, 0);
const failed = [...results.values()].flatMap((one) => one.failed);
for (const name of failed) console.log(`✖ ${name}`);
console.log(`Slowest: ${slowest().join(', ')}`);
console.log(`${passed} passed, ${failed.length} failed${clean ? '' : ', and the checks found something'}`);
process.exit(clean && failed.length === 0 ? 0 : 1);

async function runOnClones(): Promise<void> {
  const api = tests.filter((file) => file.endsWith(API));
  const browser = filesEnding('.e2e.ts');
  if (api.length + browser.length === 0) return;
  const cluster = await startTestCluster(prepareTemplate);
  announceCluster(cluster);
  try {
    await runFiles(api, 2);
    if (browser.length) await buildWebIfChanged(console.log, AbortSignal.timeout(120_000));
    // The look at every screen keeps both cores busy by itself.
    await runFiles(
      browser.filter((file) => !file.includes(EVERY_SCREEN)),
      2,
    );
    await runFiles(
      browser.filter((file) => file.includes(EVERY_SCREEN)),
      1,
    );
    await runUnsteadyAgain(browser);
  } finally {
    await cluster.stop();
  }
}

/** A browser that stumbled on a busy machine gets one more go; what failed the first time is named, so that it gets mended. */
async function runUnsteadyAgain(files: string[]): Promise<void> {
  const stumbled = files.filter((file) => results.get(resolve(file))?.failed.length);
  if (stumbled.length === 0 || stumbled.length > MOST_UNSTEADY) return;
  const names = stumbled.flatMap((file) => results.get(resolve(file))?.failed ?? []);
  console.log(`Failed once, tried again: ${names.join('; ')}`);
  for (const file of stumbled) results.delete(resolve(file));
  await runFiles(stumbled, 1);
}

function filesEnding(ending: string): string[] {
  const files = globSync(`${FOLDERS}/*${ending}`, { exclude: (path) => path.includes('node_modules') }).sort();
  return only.length ? files.filter((file) => only.some((part) => file.includes(part))) : files;
}

async function runFiles(files: string[], concurrency: number): Promise<void> {
  if (files.length === 0) return;
  const stream = run({ files, concurrency });
  stream.on('test:pass', ({ details, file }) => {
    if (details.type !== 'suite') countsOf(file).passed += 1;
  });
  stream.on('test:summary', ({ file, duration_ms }) => {
    if (file) seconds.set(file, duration_ms / 1000);
  });
  stream.on('test:fail', ({ details, file, name }) => {
    if (details.type !== 'suite') countsOf(file).failed.push(name);
  });
  const printed = stream.compose(spec);
  for await (const chunk of printed) process.stdout.write(chunk as string);
}

/** The files that take the most time, so that a slow one does not grow unseen. */
function slowest(): string[] {
  const files = [...seconds].sort(([, one], [, other]) => other - one).slice(0, SLOWEST_NAMED);
  return files.map(([file, took]) => `${relative(root, file)} ${took.toFixed(1)} s`);
}

function countsOf(file = ''): Counts {
  const counts = results.get(file) ?? { passed: 0, failed: [] };
  results.set(file, counts);
  return counts;
}
