import assert from 'node:assert/strict';
import { test } from 'node:test';
import { depreciationAt } from './depreciation-at.ts';

/** 60,000.00 over five years with a residual of 5 %: 950.00 a month. */
const LAPTOP = { class: 'PPE' as const, unit_cost: 6_000_000, acquired_on: '2024-03-15', life_years: 5, residual_permille: 50 };

test('a report says what an item has lost to the last month that is over, and nothing of semi-expendable property', () => {
  assert.equal(depreciationAt(LAPTOP, '2024-03-30'), 0);
  assert.equal(depreciationAt(LAPTOP, '2024-03-31'), 95_000);
  assert.equal(depreciationAt(LAPTOP, '2045-12-31'), 5_700_000);
  assert.equal(depreciationAt({ ...LAPTOP, class: 'SPHV' }, '2045-12-31'), 0);
});
