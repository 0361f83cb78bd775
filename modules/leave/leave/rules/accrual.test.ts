import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { DAYS_OF_A_MONTH, earnedIn, FULL_WEEK, roundWithoutPay, servedIn } from './accrual.ts';

const WHOLE_MONTH = [{ days: DAYS_OF_A_MONTH, weeklyMinutes: FULL_WEEK }];
const REGULAR = { earns: 'REGULAR', weeklyMinutes: FULL_WEEK } as const;

test('each row of the daily table of the civil service', () => {
  for (const [days, vl, sl] of rowsOf('daily', 30)) {
    assert.deepEqual([vl, sl], Array(2).fill(earnedIn([{ days: days! / 1000, weeklyMinutes: FULL_WEEK }], 0)));
  }
});

test('each row of the table of leave without pay', () => {
  for (const [present, withoutPay, vl, sl] of rowsOf('lwop', 61)) {
    assert.equal(present! + withoutPay!, DAYS_OF_A_MONTH * 1000);
    assert.deepEqual([vl, sl], Array(2).fill(earnedIn(WHOLE_MONTH, withoutPay!)));
  }
});

test('twelve months make the 15 days of the monthly table', () => {
  for (const [months, vl, sl] of rowsOf('monthly', 12))
    assert.deepEqual([vl, sl], Array(2).fill((earnedIn(WHOLE_MONTH, 0) * months!) / 1000));
});

for (const { name, stays, month, withoutPay, earned } of [
  { name: 'A1: who enters on 15 January earns .708', stays: [['2026-01-15', null]], month: '2026-01', withoutPay: 0, earned: 708 },
  { name: 'A2: from 1 to 20 February .833', stays: [['2026-02-01', '2026-02-20']], month: '2026-02', withoutPay: 0, earned: 833 },
  { name: 'A3: 3 days without pay leave 1.125', stays: [['2020-01-01', null]], month: '2026-05', withoutPay: 3000, earned: 1125 },
  { name: 'A4: 1.5 days without pay leave 1.188', stays: [['2020-01-01', null]], month: '2026-05', withoutPay: 1500, earned: 1188 },
  { name: 'A5: 13.5 days without pay leave .687', stays: [['2020-01-01', null]], month: '2026-05', withoutPay: 13_500, earned: 687 },
  { name: 'February served whole is a month', stays: [['2026-02-01', '2026-02-28']], month: '2026-02', withoutPay: 0, earned: 1250 },
  { name: 'from 2 to 31 January are 30 days', stays: [['2026-01-02', null]], month: '2026-01', withoutPay: 0, earned: 1250 },
  {
    name: 'two stays of a month are added before they are looked up: 17 and 5 days are 22',
    stays: [
      ['2025-01-01', '2026-01-05'],
      ['2026-01-15', null],
    ],
    month: '2026-01',
    withoutPay: 0,
    earned: 917,
  },
  {
    name: 'of 17 days served 1.5 are without pay: 15.5 are looked up',
    stays: [['2026-01-15', null]],
    month: '2026-01',
    withoutPay: 1500,
    earned: 646,
  },
] as const)
  test(name, () => {
    const served = servedIn(
      stays.map(([from, to]) => ({ ...REGULAR, from, to })),
      month,
    );
    assert.equal(earnedIn(served, withoutPay), earned);
  });

test('A10: half-day part-time service (20 hours a week) earns .625 a month', () => {
  assert.equal(earnedIn(servedIn([{ ...REGULAR, weeklyMinutes: 1200, from: '2026-01-01', to: null }], '2026-03'), 0), 625);
});

test('a month that begins in half and goes on in full service counts by days: 15 of 20 hours and 15 of 40 earn .938', () => {
  const stays = [
    { ...REGULAR, weeklyMinutes: 1200, from: '2026-01-01', to: '2026-04-15' },
    { ...REGULAR, from: '2026-04-16', to: null },
  ];
  assert.equal(earnedIn(servedIn(stays, '2026-04'), 0), 938);
});

test('teacher leave and contracts of service earn no vacation and sick leave', () => {
  const stays = (['TEACHER', 'NONE'] as const).map((earns) => ({ ...REGULAR, earns, from: '2026-01-01', to: null }));
  assert.equal(earnedIn(servedIn(stays, '2026-01'), 0), 0);
});

test('under a quarter of a day without pay is nothing, under three quarters half a day, else a day', () => {
  assert.deepEqual(
    [0, 106, 249, 250, 749, 750, 1000, 1249, 1250, 2750].map(roundWithoutPay),
    [0, 0, 0, 500, 500, 1000, 1000, 1000, 1500, 3000],
  );
});

test('more days without pay never earn more, and what is earned is the 24th part of a day for each day present, to half a thousandth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(31_000), fc.nat(2000), (days, withoutPay, more) => {
      const served = [{ days, weeklyMinutes: FULL_WEEK }];
      const earned = earnedIn(served, withoutPay);
      assert.ok(earnedIn(served, withoutPay + more) <= earned);
      const present = Math.max(days - roundWithoutPay(withoutPay) / 1000, 0);
      assert.ok(Math.abs(earned - (present * 1000) / 24) <= 0.5);
    }),
  );
});

/** The rows of a table of domain/data, in thousandths. */
function rowsOf(name: string, rows: number): number[][] {
  const table = readFileSync(new URL(`fixtures/leave-accrual-${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  assert.equal(table.length, rows);
  return table.map((row) => row.split(',').map((cell) => Math.round(Number(cell) * 1000)));
}
