import { flushCompileCache } from 'node:module';
import { buildWebIfChanged } from '@talaan/server/page/build-web.ts';
import { prepareTemplate } from '@talaan/testing/app.ts';
import { announceCluster, startTestCluster, type TestCluster } from '@talaan/testing/database.ts';
import { prepareChromium } from '@talaan/testing/browser/prepare-chromium.ts';
import { watchProcessor } from '@talaan/testing/processor.ts';
import { check } from './check.ts';
import { root } from './findings.ts';
import { calibrate, findHeavy, rememberHeavy } from './suite/budget.ts';
import { chooseTests } from './suite/choose-tests.ts';
import { longestFirst, rememberSeconds } from './suite/durations.ts';
import type { FileResult } from './suite/file-result.ts';
import { kindOf } from './suite/find-tests.ts';
import { Phases } from './suite/phases.ts';
import { openRunFolder } from './suite/run-folder.ts';
import { countLanes, runInLanes } from './suite/run-in-lanes.ts';
import { workInMemory } from './suite/work-in-memory.ts';

// Everything: the checks, then rules, API and browser tests; closes with one line of counts.

/** When more browser tests than these fail, it is not the machine. */
const MOST_UNSTEADY = 6;
const SLOWEST_NAMED = 12;

process.chdir(root);
const { files, withChecks } = chooseTests(process.argv.slice(2));
const kinds = new Set(files.map(kindOf));
const watch = watchProcessor();
const phases = new Phases(watch);
if (kinds.has('browser')) await phases.run('browser', () => prepareChromium(console.log)).catch(printAndEnd);
workInMemory();
const runFolder = openRunFolder();
/** By file; a second run of a file replaces its first. */
const results = new Map<string, FileResult>();
let cluster: TestCluster | undefined;
let clean = true;
let slowness = 1;
try {
  await phases.run('checks and preparation', async () => {
    [clean] = await Promise.all([!withChecks || check({ whole: true }), prepare()]);
  });
  slowness = calibrate();
  await phases.run('tests', () => runInLanes(longestFirst(files), countLanes(), finish));
  await phases.run('second tries', runUnsteadyAgain);
} finally {
  await cluster?.stop();
  await runFolder.close();
}
report([...results.values()]);

/** A database template for API and browser tests, the screens for browser tests. */
async function prepare(): Promise<void> {
  const startCluster = async () => {
    cluster = await startTestCluster(prepareTemplate);
    announceCluster(cluster);
  };
  await Promise.all([(kinds.has('API') || kinds.has('browser')) && startCluster(), kinds.has('browser') && buildWebIfChanged(console.log)]);
  // What making the template has compiled of the product, the lanes and the servers of their tests need not compile again.
  flushCompileCache();
}

function finish(result: FileResult): void {
  results.set(result.file, result);
  console.log(`${result.file} (${describeSeconds(result)})\n${result.text.trimEnd().replace(/^/gm, '  ')}`);
}

/** A browser that stumbled on a busy machine gets one more go; what failed the first time is named, so that it gets mended. */
async function runUnsteadyAgain(): Promise<void> {
  const stumbled = [...results.values()].filter(({ file, failed: names }) => names.length > 0 && kindOf(file) === 'browser');
  if (stumbled.length === 0 || stumbled.length > MOST_UNSTEADY) return;
  console.log(`Failed once, tried again: ${stumbled.flatMap(({ failed: names }) => names).join('; ')}`);
  await runInLanes(
    stumbled.map(({ file }) => file),
    1,
    finish,
  );
}

/** What failed, what took long, and last the line of counts; ends the command. */
function report(ended: FileResult[]): void {
  const passed = ended.reduce((sum, one) => sum + one.passed, 0);
  const failed = ended.flatMap((one) => one.failed);
  const heavy = findHeavy(ended, slowness);
  rememberSeconds(Object.fromEntries(ended.map(({ file, seconds }) => [file, seconds])));
  if (withChecks) rememberHeavy(heavy);
  for (const name of failed) console.log(`✖ ${name}`);
  console.log(`Slowest: ${describeFiles(ended.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_NAMED))}`);
  if (heavy.length > 0) console.log(`Over their budget of the processor: ${describeFiles(heavy)}`);
  console.log(`Took: ${phases.describe()}`);
  console.log(`Of the processor, in seconds: ${describeKinds()}`);
  console.log(`${passed} passed, ${failed.length} failed${clean ? '' : ', and the checks found something'}`);
  process.exit(clean && failed.length === 0 ? 0 : 1);
}

function describeFiles(some: FileResult[]): string {
  return some.map((one) => `${one.file} ${describeSeconds(one)}`).join(', ');
}

function describeSeconds({ seconds, processorSeconds }: FileResult): string {
  return `${seconds.toFixed(1)} s, processor ${processorSeconds.toFixed(1)} s`;
}

function describeKinds(): string {
  const kinds = Object.entries(watch.byKind()).toSorted(([, one], [, other]) => other - one);
  const whole = kinds.reduce((sum, [, seconds]) => sum + seconds, 0);
  return `${Math.round(whole)} in all; ${kinds.map(([kind, seconds]) => `${kind} ${Math.round(seconds)}`).join(', ')}`;
}

function printAndEnd(fault: Error): never {
  console.error(fault.message);
  process.exit(1);
}
