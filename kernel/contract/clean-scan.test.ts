import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanScan } from './clean-scan.ts';

const NUMBER = 'C1-HRMO-2026-000123';

test('what a scanner or a person adds to a number is taken off', () => {
  const forms = [
    NUMBER,
    `*${NUMBER}*`,
    `(${NUMBER})`,
    `[${NUMBER}].`,
    `“${NUMBER}”`,
    `]C1${NUMBER}\r\n`,
    `\u0002${NUMBER}\u0003`,
    NUMBER.replaceAll('-', '\u2011'),
    NUMBER.replaceAll('-', '–'),
    NUMBER.replaceAll('-', ' - '),
    NUMBER.replaceAll('-', '\u2212'),
    'Ｃ１－ＨＲＭＯ－２０２６－０００１２３',
    `No. ${NUMBER}`,
    `Tracking number: ${NUMBER}`,
    `#${NUMBER}`,
  ];
  for (const form of forms) assert.equal(cleanScan(form), NUMBER, JSON.stringify(form));
  for (const one of ['NOTE-12', 'NO-HRMO-2026-000123']) assert.equal(cleanScan(one), one);
  assert.equal(cleanScan(' '), '');
});

test('a clean number stays as it is', () => {
  const part = fc.stringMatching(/^[A-Z0-9]{1,6}$/);
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 5 }), (parts) => {
      const number = parts.join('-');
      assert.equal(cleanScan(number), number);
      assert.equal(cleanScan(cleanScan(`*${number}*`)), number);
    }),
  );
});
