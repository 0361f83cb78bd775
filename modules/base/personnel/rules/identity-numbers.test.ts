import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  IDENTITY_KINDS,
  IDENTITY_NUMBERS,
  maskIdentityNumber,
  parseIdentityNumber,
  showIdentityNumber,
  type IdentityKind,
} from './identity-numbers.ts';

const SHOWN: [IdentityKind, string, string][] = [
  ['umid', '123456789012', '1234-5678901-2'],
  ['pagibig', '123456789012', '1234-5678-9012'],
  ['philhealth', '123456789012', '12-345678901-2'],
  ['sss', '1234567890', '12-3456789-0'],
  ['philsys', '1234567890123456', '1234-5678-9012-3456'],
  ['philsys', '123456789012', '1234-5678-9012'],
  ['tin', '123456789', '123-456-789'],
  ['tin', '123456789000', '123-456-789-000'],
  ['tin', '12345678900000', '123-456-789-00000'],
  ['gsis', '12345678901', '12345678901'],
];
for (const [kind, digits, shown] of SHOWN) {
  test(`${kind} ${digits} is shown as ${shown}, and read from it`, () => {
    assert.equal(showIdentityNumber(kind, digits), shown);
    assert.equal(parseIdentityNumber(kind, shown), digits);
  });
}

const WRONG: [IdentityKind, string][] = [
  ['umid', '12345678901'],
  ['pagibig', '1234-5678-901'],
  ['philhealth', '1234567890123'],
  ['sss', '123456789'],
  ['philsys', '1234567890123'],
  ['tin', '12345678'],
  ['tin', '1234567890'],
  ['tin', '123-456-78A'],
  ['gsis', '123456789'],
];
for (const [kind, typed] of WRONG) {
  test(`${typed} is no ${IDENTITY_NUMBERS[kind].label}`, () => assert.equal(parseIdentityNumber(kind, typed), null));
}

test('nothing typed is nothing, not an error', () => assert.equal(parseIdentityNumber('tin', ' - '), ''));

test('a masked number shows its last four digits', () => {
  assert.equal(maskIdentityNumber('123456781234'), '•••• •••• 1234');
  assert.equal(maskIdentityNumber('1234567890123456'), '•••• •••• •••• 3456');
});

test('whatever is shown reads back as the same digits, and its mask holds no more than four of them', () => {
  const typed = fc.tuple(fc.constantFrom(...IDENTITY_KINDS), fc.stringMatching(/^\d{9,16}$/));
  fc.assert(
    fc.property(typed, ([kind, digits]) => {
      if (parseIdentityNumber(kind, digits) === null) return;
      assert.equal(parseIdentityNumber(kind, showIdentityNumber(kind, digits)), digits);
      assert.equal(maskIdentityNumber(digits).replaceAll(/\D/g, ''), digits.slice(-4));
    }),
  );
});
