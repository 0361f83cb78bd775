import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRowKey, rowKey } from './row-key.ts';

test('Rows of different sections may have the same number, and are told apart', () => {
  assert.notEqual(rowKey('children', 3), rowKey('spouses', 3));
  assert.equal(readRowKey(rowKey('government_id', 12)), 'government_id-12');
});

test('An address that somebody typed names no row that cannot be', () => {
  assert.equal(readRowKey('12'), undefined);
  assert.equal(readRowKey('education-x'), undefined);
  assert.equal(readRowKey('nonsense-1'), undefined);
  assert.equal(readRowKey(null), undefined);
});
