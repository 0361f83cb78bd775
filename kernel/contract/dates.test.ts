import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isoDate, isoMonth } from './dates.ts';

const DATES: [text: string, isTaken: boolean][] = [
  ['1800-01-01', true],
  ['2026-02-28', true],
  ['2199-12-31', true],
  ['2026-02-29', false],
  ['0000-01-01', false],
  ['0001-01-01', false],
  ['1799-12-31', false],
  ['2200-01-01', false],
  ['9999-12-31', false],
  ['+010000-01-01', false],
];
for (const [text, isTaken] of DATES)
  test(`${text} is ${isTaken ? '' : 'not '}taken as a date, nor its month otherwise`, () => {
    assert.equal(isoDate.safeParse(text).success, isTaken);
    if (text !== '2026-02-29') assert.equal(isoMonth.safeParse(text.slice(0, -3)).success, isTaken);
  });

test('what is left empty is asked for once', () => {
  const told = (typed: unknown) => isoDate.safeParse(typed).error?.issues.map(({ message }) => message);
  assert.deepEqual([told(''), told(null), told('31-12')], [['Enter a date.'], ['Enter a date.'], ['Enter a valid date, as YYYY-MM-DD.']]);
});
