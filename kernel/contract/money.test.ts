import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readMoney, formatMoney } from './money.ts';

test('money is read as it is typed, to the centavo', () => {
  assert.equal(readMoney('42,178.50'), 4217850);
  assert.equal(readMoney('₱ 31705'), 3170500);
  assert.equal(readMoney('0.5'), 50);
  assert.equal(readMoney(''), null);
  assert.equal(readMoney('PHP 13,530.00'), 1353000);
  for (const none of ['12.345', '13,53', 'abc', '1e5', '42.178,00']) assert.equal(readMoney(none), null, none);
  assert.equal(readMoney('-4'), null);
});

test('what is said is read again as the same', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centavos) => readMoney(formatMoney(centavos)) === centavos));
});
