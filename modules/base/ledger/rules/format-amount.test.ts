import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Unit } from '../contract.ts';
import { formatAmount } from './format-amount.ts';

const CASES: readonly [number, Unit, string][] = [
  [1250, 'thousandth of a day', '1.250 days'],
  [-77, 'thousandth of a day', '−0.077 days'],
  [0, 'thousandth of a day', '0.000 days'],
  [30_630, 'second', '8 h 30.5 min'],
  [14_400, 'second', '4 h'],
  [30, 'second', '0.5 min'],
  [75, 'minute', '1 h 15 min'],
  [125_050, 'centavo', 'PHP 1,250.50'],
];
for (const [amount, unit, text] of CASES)
  test(`${amount} in the unit ${unit} reads ${text}`, () => assert.equal(formatAmount(amount, unit), text));

test('an amount in days is read back to the thousandth', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (amount) => {
      const text = formatAmount(amount, 'thousandth of a day').replace('−', '-').replace(' days', '').replace('.', '');
      assert.equal(Number(text) + 0, amount);
    }),
  );
});
