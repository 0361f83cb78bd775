import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTotal } from './format-instant.ts';

test('a list says how many rows it has, and that there are more than were counted', () => {
  assert.deepEqual(
    [formatTotal(0), formatTotal(1000), formatTotal(1000, true), formatTotal(1030, false)],
    ['0', '1,000', '1,000+', '1,030'],
  );
});
