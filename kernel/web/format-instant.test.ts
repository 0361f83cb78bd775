import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayTotal } from './format-instant.ts';

test('a list says how many rows it has, and that there are more than were counted', () => {
  assert.deepEqual([sayTotal(0), sayTotal(1000), sayTotal(1000, true), sayTotal(1030, false)], ['0', '1,000', '1,000+', '1,030']);
});
