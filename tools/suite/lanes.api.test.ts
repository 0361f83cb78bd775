import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { FileResult } from './file-result.ts';
import { runInLanes } from './run-in-lanes.ts';

const fixture = (name: string) => join('tools', 'suite', 'fixtures', name);

test('a file that fails in its set-up leaves nothing open, and the next file passes', async () => {
  const results: FileResult[] = [];
  await runInLanes([fixture('fails-in-setup.ts'), fixture('comes-after.ts')], 1, (result) => results.push(result));
  const [failed, passed] = results;
  assert.deepEqual(failed!.failed, [fixture('fails-in-setup.ts')]);
  assert.match(failed!.text, /the set-up fails/);
  assert.match(failed!.text, /ended what the file had left open: 1/);
  assert.deepEqual([passed!.passed, passed!.failed], [1, []]);
  assert.ok(process.platform !== 'linux' || passed!.processorSeconds > 0);
});

test('a file whose lane is killed fails by its own name, and a new lane takes the next file', async () => {
  const results: FileResult[] = [];
  await runInLanes([fixture('ends-its-lane.ts'), fixture('passes.ts')], 1, (result) => results.push(result));
  const [failed, passed] = results;
  assert.deepEqual(failed!.failed, [fixture('ends-its-lane.ts')]);
  assert.match(failed!.text, /its process ended \(SIGKILL\)/);
  assert.deepEqual([passed!.passed, passed!.failed], [1, []]);
});

test('the inputs of a property are the same in each run', async () => {
  const results: FileResult[] = [];
  for (let run = 0; run < 2; run += 1) await runInLanes([fixture('draws.ts')], 1, (result) => results.push(result));
  const [first, second] = results.map(({ tests }) => tests[0]!.name);
  assert.match(first!, /^drew \d+, \d+, \d+$/);
  assert.equal(second, first);
});
