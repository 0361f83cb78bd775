import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { nightPay, overtimePay, payWithinYear } from './pay.ts';

/** Salary grade 11, step 1. */
const monthly = 3_170_500;

test('section 9.3: four hours of a day of work are 900.71, eight hours of a holiday 2,161.70', () => {
  assert.equal(overtimePay([{ monthly, minutes: 240, kind: 'WORK' }]), 90_071);
  assert.equal(overtimePay([{ monthly, minutes: 480, kind: 'HOLIDAY' }]), 216_170);
});

test('section 9.4: eight hours at night are 288.23', () => {
  assert.equal(nightPay([{ monthly, minutes: 480, percent: 20 }]), 28_823);
});

test('overtime pay ends at half of the basic salary of the year', () => {
  const half = monthly * 6;
  assert.deepEqual(payWithinYear(90_071, { monthly, paidInYear: half - 50_000 }), { paid: 50_000, unpaid: 40_071 });
  assert.deepEqual(payWithinYear(90_071, { monthly, paidInYear: half + 1 }), { paid: 0, unpaid: 90_071 });
  assert.deepEqual(payWithinYear(90_071, { monthly, paidInYear: 0 }), { paid: 90_071, unpaid: 0 });
});

test('rounding once at the end is within half a centavo of the exact sum, however the hours are cut', () => {
  const part = fc.record({
    monthly: fc.integer({ min: 1_000_000, max: 30_000_000 }),
    minutes: fc.integer({ min: 1, max: 720 }),
    kind: fc.constantFrom('WORK' as const, 'REST' as const),
  });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const exact = parts.reduce((sum, one) => sum + (one.monthly * one.minutes * (one.kind === 'WORK' ? 1.25 : 1.5)) / (22 * 8 * 60), 0);
      assert.ok(Math.abs(overtimePay(parts) - exact) <= 0.5 + 1e-6);
    }),
  );
});
