import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkDigit, readOrcid } from './orcid.ts';

test('an ORCID iD is read from a link, with or without hyphens, and its check digit is asked', () => {
  assert.equal(readOrcid('https://orcid.org/0000-0002-1825-0097'), '0000-0002-1825-0097');
  assert.equal(readOrcid('0000000218250097'), '0000-0002-1825-0097');
  assert.equal(readOrcid('0000-0002-1694-233x'), '0000-0002-1694-233X');
  assert.equal(readOrcid('0000-0002-1825-0098'), null);
  assert.equal(readOrcid('12'), null);
});

test('one wrong digit is always found', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 }).map((all) => all.join(''));
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 14 }), fc.integer({ min: 1, max: 9 }), (right, at, by) => {
      const last = checkDigit(right);
      const wrong = right.slice(0, at) + String((Number(right[at]) + by) % 10) + right.slice(at + 1);
      return readOrcid(right + last) !== null && readOrcid(wrong + last) === null;
    }),
  );
});
