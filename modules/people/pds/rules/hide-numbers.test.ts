import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { showIdentityNumber } from '@talaan/personnel/rules/identity-numbers.ts';
import { fullSheet } from '../print/sample-full-sheets.ts';
import { compareSheets } from './compare-sheets.ts';
import { hideNumbers, hideNumbersForPrint, hideNumbersOfSheet } from './hide-numbers.ts';

const digits = fc.stringMatching(/^\d{9,16}$/);

test('a frozen sheet shows of its numbers the end only, and all the rest', () => {
  const sheet = fullSheet();
  const hidden = hideNumbersOfSheet(sheet);
  assert.deepEqual(
    { ...hidden, personal: null, answers: null, government_id: null },
    { ...sheet, personal: null, answers: null, government_id: null },
  );
  assert.equal(hidden.personal.surname, sheet.personal.surname);
  assert.equal(hidden.government_id.issued_at, sheet.government_id.issued_at);
  assert.deepEqual(
    hidden.answers.map(({ number, yes }) => [number, yes]),
    sheet.answers.map(({ number, yes }) => [number, yes]),
  );
});

test('whatever its numbers are, neither a frozen sheet nor a change of one tells them whole', () => {
  fc.assert(
    fc.property(fc.tuple(digits, digits, digits, digits), ([tin, philsys, card, pwd]) => {
      const before = fullSheet();
      const after = {
        ...before,
        personal: { ...before.personal, tin, philsys },
        government_id: { ...before.government_id, number: card },
        answers: before.answers.map((answer) => (answer.number === '40b' ? { ...answer, yes: true, details: pwd } : answer)),
      };
      const told = JSON.stringify([hideNumbersOfSheet(after), compareSheets(before, after).map((change) => hideNumbers(change))]);
      const plain = told.replaceAll('-', '');
      for (const number of [tin, philsys, card, pwd]) assert.ok(!plain.includes(number), number);
    }),
    { numRuns: 50 },
  );
});

test('for print the numbers have no hyphens, which the form puts in, and are as well hidden', () => {
  const sheet = fullSheet();
  const hide = (tin: string) => hideNumbersForPrint({ ...sheet, personal: { ...sheet.personal, tin } }).personal.tin;
  assert.equal(showIdentityNumber('tin', hide('123456789000')), '•••-•••-••9-000');
  fc.assert(
    fc.property(digits, (tin) => {
      assert.match(hide(tin), /^•+\d{4}$/);
      assert.equal(hide(tin).length, tin.length);
    }),
  );
});
