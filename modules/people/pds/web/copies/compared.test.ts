import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPair, formatPair, TODAY } from './compared.ts';

const copy = (id: number) => ({
  id,
  submitted_at: '',
  verified_at: '',
  verified_by: null,
  set_aside_at: null,
  set_aside_as: '',
  sha256: '',
});
/** The newest first. */
const copies = [copy(9), copy(5)];

test('The older copy stands first, however the address names the two', () => {
  assert.deepEqual(readPair('9-5', copies), { before: 5, after: 9 });
  assert.deepEqual(readPair('5-9', copies), { before: 5, after: 9 });
  assert.deepEqual(readPair(formatPair(5, TODAY), copies), { before: 5, after: 'today' });
});

test('What is no copy of this sheet, or the same one twice, is not compared', () => {
  for (const address of [null, '', '5', '5-5', '7-9', '5-tomorrow']) assert.equal(readPair(address, copies), undefined);
});
