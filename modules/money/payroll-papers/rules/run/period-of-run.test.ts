import assert from 'node:assert/strict';
import { test } from 'node:test';
import { periodOf } from './period-of-run.ts';

const LATE = [
  { first_month: '2026-06', last_month: '2026-07' },
  { first_month: '2026-05', last_month: '2026-05' },
  { first_month: null, last_month: null },
];

test('a payroll of a month is for its days, with what was learned late beside them', () =>
  assert.equal(periodOf({ kind: 'REGULAR', month: '2026-08' }, LATE), '1 Aug 2026 to 31 Aug 2026'));

test('an adjustment and a last pay are for the months that they pay', () => {
  for (const kind of ['ADJUSTMENT', 'LAST_PAY'] as const)
    assert.equal(periodOf({ kind, month: '2026-08' }, LATE), '1 May 2026 to 31 Jul 2026');
  assert.equal(periodOf({ kind: 'ADJUSTMENT', month: '2026-08' }, []), '1 Aug 2026 to 31 Aug 2026');
});
