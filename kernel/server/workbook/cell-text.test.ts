import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numberText } from './cell-text.ts';

test('a number that a formula made is read as it is seen', () => {
  const cases: [number, string][] = [
    [42.49999999999999, '42.5'],
    [0.1 + 0.2, '0.3'],
    [12.416666666666666, '12.416666667'],
    [0.3 - 0.1 * 3, '0'],
    [-0.1 - 0.2, '-0.3'],
    [41.917, '41.917'],
    [30, '30'],
    [1e21, '1e+21'],
    [20190417, '20190417'],
  ];
  for (const [value, text] of cases) assert.equal(numberText(value), text);
});

test('an amount in centavos or thousandths comes back as it was typed, however it was added up', () => {
  const amounts = fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { maxLength: 30 });
  fc.assert(
    fc.property(amounts, fc.constantFrom(100, 1000), (thousandths, parts) => {
      const summed = thousandths.reduce((sum, one) => sum + one / parts, 0);
      const exact = thousandths.reduce((sum, one) => sum + one, 0);
      assert.equal(Math.round(Number(numberText(summed)) * parts), exact);
      assert.match(numberText(summed), /^-?\d+(\.\d{1,3})?$/);
    }),
  );
});
