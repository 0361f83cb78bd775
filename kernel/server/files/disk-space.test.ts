import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { judgeSpace, readSpace, requireSpace, formatSpace, type SpaceState } from './disk-space.ts';
import type { Refusal } from '../errors.ts';

const MB = 2 ** 20;
const GB = 1024 * MB;

const CASES: [free: number, state: SpaceState, says: RegExp | null][] = [
  [77 * GB, 'enough', null],
  [2 * GB, 'enough', null],
  [2 * GB - 1, 'low', /^Only 2\.0 GB of 252\.0 GB are free on the disk of the server\. Make room soon: below 512 MB Talaan takes no files/],
  [512 * MB, 'low', /Make room soon/],
  [511 * MB, 'short', /^Only 511 MB of 252\.0 GB are free.+takes no files until there is room again\. Make room now/],
  [0, 'short', /^Only 0 kB/],
];
for (const [free, state, says] of CASES)
  test(`${free / MB} MB free are ${state}`, () => {
    const space = { free, size: 252 * GB };
    assert.equal(judgeSpace(space), state);
    if (says) assert.match(formatSpace(space)!, says);
    else assert.equal(formatSpace(space), null);
  });

test('a file is refused in words where less than the reserve would be left, before any of it is written', () => {
  const space = { free: 600 * MB, size: 252 * GB };
  assert.doesNotThrow(() => requireSpace(space, 40 * MB));
  assert.throws(
    () => requireSpace(space, 50 * MB),
    (error: Refusal) => error.status === 503 && /almost full, so no files are taken/.test(error.message),
  );
});

test('the space of a folder that is made later is that of the one in which it is made', async () => {
  const [here, later] = await Promise.all([readSpace(tmpdir()), readSpace(join(tmpdir(), 'not', 'there', 'yet'))]);
  assert.equal(here.size, later.size);
});
