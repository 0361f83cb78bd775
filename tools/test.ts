import { flushCompileCache } from 'node:module';
import { buildWebIfChanged } from '@talaan/server/build-web.ts';
import { prepareTemplate } from '@talaan/testing/app.ts';
import { announceCluster, startTestCluster, type TestCluster } from '@talaan/testing/database.ts';
import { check } from './check.ts';
import { root } from './findings.ts';
import { chooseTests } from './suite/choose-tests.ts';
import { longestFirst, rememberSeconds } from './suite/durations.ts';
import type { FileResult } from './suite/file-result.ts';
import { kindOf } from './suite/find-tests.ts';
import { describePhases, phase } from './suite/phases.ts';
import { runInLanes } from './suite/run-in-lanes.ts';
import { workInMemory } from './suite/work-in-memory.ts';

// Everything: the checks, then rules, API and browser tests; closes with one line of counts.

/** One more than the usual two cores: a test waits for the database and the browser too. */
const LANES = 3;
/** When more browser tests than these fail, it is not the machine. */
const MOST_UNSTEADY = 6;
const SLOWEST_NAMED = 12;

process.chdir(root);
workInMemory();
const { files, withChecks } = chooseTests(process.argv.slice(2));
/** By file; a second run of a file replaces its first. */
const results = new Map<string, FileResult>();

let cluster: TestCluster | undefined;
let clean = true;
try {
  await phase('checks and preparation', async () => {
    [clean] = await Promise.all([!withChecks || check({ whole: true }), prepare()]);
  });
  await phase('tests', () => runInLanes(longestFirst(files), LANES, finish));
  await phase('second tries', runUnsteadyAgain);
} finally {
  await cluster?.stop();
}
const all = [...results.values()];
const passed = all.reduce((sum, one) => sum + one.passed, 0);
const failed = all.flatMap((one) => one.failed);
rememberSeconds(Object.fromEntries(all.map(({ file, seconds }) => [file, seconds])));
for (const name of failed) console.log(`✖ ${name}`);
console.log(`Slowest: ${describeSlowest(all)}`);
console.log(`Took: ${describePhases()}`);
console.log(`${passed} passed, ${failed.length} failed${clean ? '' : ', and the checks found something'}`);
process.exit(clean && failed.length === 0 ? 0 : 1);

/** A database template for API and browser tests, the screens for browser tests. */
async function prepare(): Promise<void> {
  const kinds = new Set(files.map(kindOf));
  const startCluster = async () => {
    cluster = await startTestCluster(prepareTemplate);
    announceCluster(cluster);
  };
  await Promise.all([
    (kinds.has('API') || kinds.has('browser')) && startCluster(),
    kinds.has('browser') && buildWebIfChanged(console.log, AbortSignal.timeout(120_000)),
  ]);
  // What making the template has compiled of the product, the lanes and the servers of their tests need not compile again.
  flushCompileCache();
}

function finish(result: FileResult): void {
  results.set(result.file, result);
  console.log(`${result.file} (${result.seconds.toFixed(1)} s)\n${result.text.trimEnd().replace(/^/gm, '  ')}`);
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

/** The files that take the most time, so that a slow one does not grow unseen. */
function describeSlowest(ended: FileResult[]): string {
  const slowest = ended.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_NAMED);
  return slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(1)} s`).join(', ');
}
