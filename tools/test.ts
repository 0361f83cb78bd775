import { globSync } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { prepareTemplate } from '@talaan/kernel/testing/app.ts';
import { announceCluster, startTestCluster } from '@talaan/kernel/testing/database.ts';
import { buildWebIfChanged } from '@talaan/server/build-web.ts';
import { check } from './check.ts';
import { root } from './findings.ts';

/** Everything: the checks, then rules, API and browser tests; closes with one line of counts. */
const FOLDERS = '{kernel,modules,apps,demo,bench,tools}/**';
const API = '.api.test.ts';

process.chdir(root);
const only = process.argv.slice(2);
let passed = 0;
let failed = 0;

if (only.length === 0 && !(await check())) failed += 1;
const tests = filesEnding('.test.ts');
await runFiles(
  tests.filter((file) => !file.endsWith(API)),
  2,
);
await runOnClones();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

async function runOnClones(): Promise<void> {
  const api = tests.filter((file) => file.endsWith(API));
  const browser = filesEnding('.e2e.ts');
  if (api.length + browser.length === 0) return;
  const cluster = await startTestCluster(prepareTemplate);
  announceCluster(cluster);
  try {
    await runFiles(api, 2);
    if (browser.length) await buildWebIfChanged(console.log, AbortSignal.timeout(120_000));
    await runFiles(browser, 1);
  } finally {
    await cluster.stop();
  }
}

function filesEnding(ending: string): string[] {
  const files = globSync(`${FOLDERS}/*${ending}`, { exclude: (path) => path.includes('node_modules') }).sort();
  return only.length ? files.filter((file) => only.some((part) => file.includes(part))) : files;
}

async function runFiles(files: string[], concurrency: number): Promise<void> {
  if (files.length === 0) return;
  const stream = run({ files, concurrency });
  stream.on('test:pass', ({ details }) => (passed += details.type === 'suite' ? 0 : 1));
  stream.on('test:fail', ({ details }) => (failed += details.type === 'suite' ? 0 : 1));
  const printed = stream.compose(spec);
  for await (const chunk of printed) process.stdout.write(chunk as string);
}
