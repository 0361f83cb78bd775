import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { annualSalary } from './annual-salary.ts';
import { whyClosed, type ItemStanding } from './item-status.ts';
import { monthsVacant } from './months-vacant.ts';
import { numberSeries } from './number-series.ts';

/** NBC 601, from 1 January 2026. */
const RATES: Record<string, number> = { '11-1': 3170500, '12-1': 3377300, '12-2': 3406900, '15-1': 4217800 };
const tranche3 = (grade: number, step: number) => RATES[`${grade}-${step}`] ?? null;

test('a vacant item is authorized at step 1 of its grade for twelve months, and nobody is paid', () => {
  assert.deepEqual(annualSalary(11, null, tranche3), { step: 1, authorized: 38046000, actual: null });
  assert.deepEqual(annualSalary(15, null, tranche3), { step: 1, authorized: 50613600, actual: null });
});

test('a filled item is authorized at the step of its incumbent; what they are paid may still be that of the table before', () => {
  assert.deepEqual(annualSalary(12, { step: 2, monthly: 3406900 }, tranche3), { step: 2, authorized: 40882800, actual: 40882800 });
  assert.deepEqual(annualSalary(12, { step: 2, monthly: 3252900 }, tranche3), { step: 2, authorized: 40882800, actual: 39034800 });
});

test('without a grade or a table in force nothing is authorized', () => {
  assert.deepEqual(annualSalary(null, null, tranche3), { step: 1, authorized: null, actual: null });
  assert.deepEqual(annualSalary(33, { step: 2, monthly: null }, tranche3), { step: 2, authorized: null, actual: null });
});

test('a month of vacancy is full on the same day of the next one', () => {
  for (const [since, on, months] of [
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2024-11-20', '2026-11-20', 24],
    ['2026-01-31', '2026-02-28', 0],
    ['2026-12-01', '2026-11-20', 0],
  ] as const)
    assert.equal(monthsVacant(since, on), months, `${since} to ${on}`);
});

const standing: ItemStanding = { state: 'funded', since: '2004-01-01', openedOn: '2004-01-01', holder: null };
const say = (date: string) => date;

test('somebody is appointed to an item that is funded and held by nobody', () => {
  for (const [change, why] of [
    [{}, null],
    [{ holder: 'Cruz, Ana' }, 'is held by Cruz, Ana'],
    [{ state: 'frozen', since: '2026-03-01' }, 'is frozen since 2026-03-01'],
    [{ state: 'abolished', since: '2026-03-01' }, 'was abolished on 2026-03-01'],
    [{ state: 'unfunded' }, 'has no funds since 2004-01-01'],
    [{ state: 'anticipated' }, 'is anticipated and not yet authorized'],
    [{ state: null, since: null, openedOn: '2027-01-01' }, 'is there only from 2027-01-01'],
  ] as const)
    assert.equal(whyClosed({ ...standing, ...change }, say), why);
});

test('items of the same are numbered on by their serial, not by their year', () => {
  assert.deepEqual(numberSeries('XSUB-INST1-12-2004', 3), ['XSUB-INST1-12-2004', 'XSUB-INST1-13-2004', 'XSUB-INST1-14-2004']);
  assert.deepEqual(numberSeries('ITEM 009', 2), ['ITEM 009', 'ITEM 010']);
  assert.deepEqual(numberSeries('TSUB-ADA6-99', 2), ['TSUB-ADA6-99', 'TSUB-ADA6-100']);
  assert.deepEqual(numberSeries('Special', 1), ['Special']);
  assert.equal(numberSeries('Special', 2), null);
});

test('a series begins with what was typed and never repeats a number', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{2,5}B-[A-Z]{2,5}[0-9]?-[0-9]{1,4}(-[0-9]{4})?$/),
      fc.integer({ min: 1, max: 50 }),
      (first, count) => {
        const numbers = numberSeries(first, count)!;
        assert.equal(numbers.length, count);
        assert.equal(numbers[0], first);
        assert.equal(new Set(numbers).size, count);
      },
    ),
  );
});
