import { test } from 'node:test';
import assert from 'node:assert/strict';
import { faultOfTypedDate, readTypedDate } from './typed-date.ts';

test('a date is understood as it is written on forms, in files and in words', () => {
  for (const typed of ['2026-11-20', '11-20-2026', '11/20/2026', '20 Nov 2026', ' 20 november 2026 '])
    assert.equal(readTypedDate(typed), '2026-11-20');
});

test('a date that does not exist is not a date', () => {
  for (const typed of ['02-30-2026', '2026-02-29', '13-01-2026', '20 Nob 2026', 'tomorrow', '']) assert.equal(readTypedDate(typed), null);
});

test('a date that cannot be read is told by what is wrong with it', () => {
  assert.equal(faultOfTypedDate('31 Jun 2026'), 'There is no 31 Jun 2026.');
  assert.equal(faultOfTypedDate('2026-13-01'), 'There is no such month. Enter a date such as 20 Nov 2026.');
  assert.equal(faultOfTypedDate('tomorrow'), 'Enter a date such as 20 Nov 2026.');
  for (const fine of ['', '20 Nov 2026']) assert.equal(faultOfTypedDate(fine), undefined);
});
