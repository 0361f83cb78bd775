import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedBuffers, sharedMemoryType } from './postgres-settings.ts';

test('PostgreSQL keeps an eighth of the memory of the machine, within bounds', () => {
  const gigabytes = [0.5, 2, 4, 6, 8, 24];
  assert.deepEqual(
    gigabytes.map((memory) => sharedBuffers(memory * 2 ** 30)),
    ['128MB', '256MB', '512MB', '768MB', '1024MB', '1024MB'],
  );
});

test('a container of Linux without a folder for shared memory uses that of the system', () => {
  assert.equal(sharedMemoryType('linux', true), 'posix');
  assert.equal(sharedMemoryType('linux', false), 'sysv');
  assert.equal(sharedMemoryType('darwin', false), 'posix');
  assert.equal(sharedMemoryType('win32', false), 'windows');
});
