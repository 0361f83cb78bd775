import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { figuresOn } from '../figures/figures-on.ts';
import { KNOWN_FIGURES } from '../figures/known-figures.ts';
import { enhancementIncentive, gratuity, midYearBonus, recognitionIncentive, yearEndBonus, type BonusFacts } from './bonuses.ts';
import type { Granted } from './granted.ts';

const FIGURES = figuresOn('2026-12-31', KNOWN_FIGURES);
const who = (from: string, to = '2099-12-31', change: Partial<BonusFacts> = {}): BonusFacts => ({
  stays: [{ from, to }],
  unpaid: [],
  monthly: 4_217_800,
  is_satisfactory: true,
  ...change,
});
const off = (date: string, days: number) => ({ unpaid: [{ date, thousandths: days * 1000 }] });
const paid = ({ line, why_not: why }: Granted) => line?.amount ?? why;

const MID_YEAR: [name: string, facts: BonusFacts, paid: number | RegExp][] = [
  ['a month of basic salary', who('2020-01-06'), 4_217_800],
  ['four months on the day, from 16 January', who('2026-01-16'), 4_217_800],
  ['a day less than four months', who('2026-01-17'), /Service of 3 months from 1 Jul 2025 to 15 May 2026; 4 months are needed/],
  ['a day without pay is taken off the months', who('2026-01-16', undefined, off('2026-03-02', 1)), /Service of 3 months/],
  ['service before July does not count', who('2025-01-01', '2025-06-30'), /Not in service on 15 May 2026/],
  ['who left before the day', who('2020-01-06', '2026-05-14'), /Not in service on 15 May 2026/],
  ['a rating below Satisfactory', who('2020-01-06', undefined, { is_satisfactory: false }), /rating is below Satisfactory/],
];
for (const [name, facts, expected] of MID_YEAR)
  test(`mid-year bonus: ${name}`, () => {
    const found = paid(midYearBonus(2026, facts, FIGURES));
    if (expected instanceof RegExp) assert.match(String(found), expected);
    else assert.equal(found, expected);
  });

const SHORT = /Service of \d months? from 1 Jan 2026 to 31 Oct 2026; 4 months are needed/;
const YEAR_END: [name: string, facts: BonusFacts, bonus: number | RegExp, gift: number | RegExp][] = [
  ['the whole year', who('2020-01-06'), 4_217_800, 500_000],
  ['four months on the day', who('2026-07-04'), 4_217_800, 500_000],
  ['three months: 40 % of the gift', who('2026-07-05'), SHORT, 200_000],
  ['two months: 30 %', who('2026-09-01'), SHORT, 150_000],
  ['one month: 20 %', who('2026-10-01'), SHORT, 100_000],
  ['less than a month: 10 %', who('2026-10-31'), SHORT, 50_000],
  ['who enters in November', who('2026-11-03'), /Not in service on 31 Oct 2026/, /Not in service/],
  ['who leaves after four months: 50 %', who('2020-01-06', '2026-04-30'), 2_108_900, 250_000],
  ['five: 60 %', who('2020-01-06', '2026-05-30'), 2_530_680, 300_000],
  ['six: 70 %', who('2020-01-06', '2026-06-30'), 2_952_460, 350_000],
  ['seven: 80 %', who('2020-01-06', '2026-07-31'), 3_374_240, 400_000],
  ['eight: 90 %', who('2020-01-06', '2026-08-31'), 3_796_020, 450_000],
  ['nine: 95 %', who('2020-01-06', '2026-10-30'), 4_006_910, 475_000],
  ['who leaves before four months', who('2020-01-06', '2026-04-29'), SHORT, SHORT],
  ['who left in the year before', who('2020-01-06', '2025-12-31'), /Not in service/, /Not in service/],
  ['months without pay are no service', who('2020-01-06', undefined, off('2026-03-02', 190)), SHORT, 200_000],
];
for (const [name, facts, bonus, gift] of YEAR_END)
  test(`year-end bonus: ${name}`, () => {
    const found = yearEndBonus(2026, facts, FIGURES);
    for (const [one, expected] of [
      [found.bonus, bonus],
      [found.gift, gift],
    ] as const)
      if (expected instanceof RegExp) assert.match(String(paid(one)), expected);
      else assert.equal(paid(one), expected);
  });

for (const [name, facts, expected] of [
  ['whole with four months', who('2026-08-03'), 500_000],
  ['three months: 50 %', who('2026-08-04'), 250_000],
  ['two months: 40 %', who('2026-10-01'), 200_000],
  ['one month: 30 %', who('2026-11-01'), 150_000],
  ['less than a month: 20 %', who('2026-11-30'), 100_000],
  ['not on 30 November', who('2020-01-06', '2026-11-29'), 'Not in service on 30 Nov 2026.'],
  ['a rating below Satisfactory', who('2020-01-06', undefined, { is_satisfactory: false }), 'The last rating is below Satisfactory.'],
] as const)
  test(`productivity enhancement incentive: ${name}`, () => assert.equal(paid(enhancementIncentive(2026, facts, FIGURES)), expected));

test('an incentive of one year is paid in that year alone', () => {
  const figures = figuresOn('2025-12-15', KNOWN_FIGURES);
  assert.equal(paid(recognitionIncentive(2025, who('2020-01-06'), figures)), 2_000_000);
  assert.equal(paid(recognitionIncentive(2025, who('2025-09-01'), figures)), 800_000);
  assert.equal(paid(recognitionIncentive(2026, who('2020-01-06'), FIGURES)), 'No order that grants it for 2026 has been entered.');
  assert.equal(
    paid(recognitionIncentive(2024, who('2020-01-06'), figuresOn('2024-12-15', KNOWN_FIGURES))),
    'No order that grants it for 2024 has been entered.',
  );
});

test('the gratuity of a job order is 7,000 with four months, else the amount for fewer', () => {
  const figures = figuresOn('2025-12-15', KNOWN_FIGURES);
  const entered = ['2025-01-06', '2025-09-15', '2025-10-10', '2025-12-01'];
  assert.deepEqual(
    entered.map((from) => paid(gratuity(2025, who(from), figures))),
    [700_000, 600_000, 500_000, 400_000],
  );
  assert.equal(paid(gratuity(2025, who('2025-01-06', '2025-11-30'), figures)), 'Not in service on 15 Dec 2025.');
});

test('longer service is never paid less, and nothing more than the whole', () => {
  const day = fc.integer({ min: 0, max: 360 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString());
  fc.assert(
    fc.property(day, day, fc.integer({ min: 1_353_000, max: 40_000_000 }), (one, other, monthly) => {
      const [early, late] = [one, other].toSorted((first, second) => first.localeCompare(second));
      const sums = [early!, late!].map((from) => {
        const facts = who(from, undefined, { monthly });
        const { bonus, gift } = yearEndBonus(2026, facts, FIGURES);
        return [bonus, gift, enhancementIncentive(2026, facts, FIGURES)].map(({ line }) => line?.amount ?? 0);
      });
      const most = [monthly, 500_000, 500_000];
      return sums[0]!.every((amount, at) => amount >= sums[1]![at]! && amount <= most[at]!);
    }),
  );
});
