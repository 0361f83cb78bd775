import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCharge } from './format-charge.ts';

const named = { is_acting: true, from: '2026-11-02', to: '2026-11-06' };

test('an officer in charge is in charge on the first day and on the last, and no longer when the term is over', () => {
  assert.equal(formatCharge(named, '2026-11-01'), 'To be in charge');
  assert.equal(formatCharge(named, '2026-11-02'), 'In charge');
  assert.equal(formatCharge(named, '2026-11-06'), 'In charge');
  assert.equal(formatCharge(named, '2026-11-07'), 'Was in charge');
  assert.equal(formatCharge({ ...named, is_acting: false }, '2026-11-02'), null);
});
