import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readTypedDate } from './typed-date.ts';

test('a date is understood as it is written on forms, in files and in words', () => {
  for (const typed of ['2026-11-20', '11-20-2026', '11/20/2026', '20 Nov 2026', ' 20 november 2026 '])
    assert.equal(readTypedDate(typed), '2026-11-20');
});

test('a date that does not exist is not a date', () => {
  for (const typed of ['02-30-2026', '2026-02-29', '13-01-2026', '20 Nob 2026', 'tomorrow', '']) assert.equal(readTypedDate(typed), null);
});
