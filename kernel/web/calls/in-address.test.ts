import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInAddress, isDate, monthInAddress } from './in-address.ts';

test('an address names a day that exists, or none', () => {
  assert.equal(isDate('2026-11-20'), true);
  assert.equal(isDate('2026-02-30'), false);
  assert.equal(isDate('yesterday'), false);
  const search = new URLSearchParams('on=2026-11-20&off=yes&empty=');
  assert.deepEqual(
    ['on', 'off', 'empty', 'none'].map((name) => dayInAddress(search, name)),
    ['2026-11-20', null, null, null],
  );
});

test('an address names a month, or none', () => {
  const search = new URLSearchParams('on=2026-11&off=2026-13');
  assert.deepEqual(
    ['on', 'off', 'none'].map((name) => monthInAddress(search, name)),
    ['2026-11', null, null],
  );
});
