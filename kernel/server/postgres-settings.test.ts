import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedBuffers } from './postgres-settings.ts';

test('PostgreSQL keeps an eighth of the memory of the machine, within bounds', () => {
  const gigabytes = [0.5, 2, 4, 6, 8, 24];
  assert.deepEqual(
    gigabytes.map((memory) => sharedBuffers(memory * 2 ** 30)),
    ['128MB', '256MB', '512MB', '768MB', '1024MB', '1024MB'],
  );
});
