import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KNOWN_FIGURES } from '../rules/figures/known-figures.ts';
import { DEDUCTION_CLASSES } from '../rules/pay-line.ts';
import { COMPARED_KINDS, PAY_ITEMS } from './codes.ts';

const codes = PAY_ITEMS.map(({ code }) => code);

test('a code is there once, with an account of the chart', () => {
  assert.equal(new Set(codes).size, codes.length);
  for (const { code, account } of PAY_ITEMS) assert.match(account, /^\d-\d{2}-\d{2}-\d{3}$/, code);
});

test('each class of deductions has an item, and only deductions by authority or order have a class', () => {
  const classes = new Set(PAY_ITEMS.flatMap((item) => item.class ?? []));
  assert.deepEqual(classes, new Set(DEDUCTION_CLASSES));
  for (const item of PAY_ITEMS)
    assert.equal(item.class !== null, item.side === 'DEDUCTION' && ['OTHER', 'OVERPAID'].includes(item.kind), item.code);
});

test('what is computed of a month is compared when something is learned late; what is settled or carried once is not', () => {
  const compared = PAY_ITEMS.filter(({ kind }) => COMPARED_KINDS.includes(kind)).map(({ code }) => code);
  for (const code of ['BASIC', 'LWOP', 'PERA', 'RA', 'OVERTIME', 'WTAX', 'GSIS', 'EC', 'WAGES', 'JO_PAY'])
    assert.ok(compared.includes(code), code);
  for (const code of ['MIDYEAR', 'CARRIED', 'TAX_YEAR', 'EWT', 'GSIS_MPL', 'OVERPAID']) assert.ok(!compared.includes(code), code);
});

test('limits of de minimis are of items that are de minimis', () => {
  const small = PAY_ITEMS.filter(({ tax }) => tax === 'DE_MINIMIS').map(({ code }) => code);
  for (const figure of KNOWN_FIGURES)
    if (figure.kind === 'DE_MINIMIS')
      assert.deepEqual(
        figure.content.limits.map(({ code }) => code),
        small,
      );
});
