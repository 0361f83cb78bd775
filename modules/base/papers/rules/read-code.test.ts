import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { groupCode, readCode } from './read-code.ts';

const cases: [typed: string, read: string | null][] = [
  ['ABCD1234EFGH5678', 'ABCD1234EFGH5678'],
  ['abcd-1234-efgh-5678', 'ABCD1234EFGH5678'],
  [' ABCD 1234 EFGH 5678 ', 'ABCD1234EFGH5678'],
  ['ABCDOI1lEFGH5678', 'ABCD0111EFGH5678'],
  ['ABCD1234EFGH567', null],
  ['ABCD1234EFGH567U', null],
  ['', null],
];

for (const [typed, read] of cases)
  test(`'${typed}' is read as ${read ?? 'no code'}`, () => {
    assert.equal(readCode(typed), read);
  });

test('whatever way a code is written down, it is read as the same code', () => {
  const code = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(code, (one) => {
      assert.equal(readCode(groupCode(one)), one);
      assert.equal(readCode(groupCode(one).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i')), one);
    }),
  );
});
