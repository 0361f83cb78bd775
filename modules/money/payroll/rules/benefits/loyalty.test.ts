import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { figuresOn } from '../figures/figures-on.ts';
import { KNOWN_FIGURES } from '../figures/known-figures.ts';
import { loyaltyAward } from './loyalty.ts';

const FIGURES = figuresOn('2026-12-31', KNOWN_FIGURES);
const off = (date: string, days: number) => [{ date, thousandths: days * 1000 }];

const CASES: [name: string, since: string, lastYears: number | null, unpaid: ReturnType<typeof off>, paid: number | RegExp][] = [
  ['ten years are 10,000', '2016-09-01', null, [], 1_000_000],
  ['a day before they are not', '2016-09-02', null, [], /9 of 10 years of service on 1 Sep 2026/],
  ['fifteen years are 5,000', '2011-09-01', 10, [], 500_000],
  ['thirteen years after the award for ten are nothing', '2013-09-01', 10, [], /award for 10 years has been paid/],
  ['thirteen years without an award are that for ten', '2013-09-01', null, [], 1_000_000],
  ['fifty days of leave without pay in ten years are allowed', '2016-09-01', null, off('2020-01-06', 50), 1_000_000],
  ['fifty-one are not', '2016-09-01', null, off('2020-01-06', 51), /More than 50 days of leave without pay/],
  ['of the later five years it is twenty-five', '2011-09-01', 10, off('2023-01-06', 26), /More than 25 days/],
  ['and those of the first ten no longer count', '2011-09-01', 10, off('2015-01-06', 60), 500_000],
];
for (const [name, since, lastYears, unpaid, paid] of CASES)
  test(name, () => {
    const { line, why_not: why } = loyaltyAward('2026-09-01', { since, last_years: lastYears, unpaid }, FIGURES);
    if (typeof paid === 'number') assert.equal(line?.amount, paid);
    else assert.match(why ?? '', paid);
  });

test('over a life of service each milestone is paid once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 364 }), (years, days) => {
      let [last, sum] = [null as number | null, 0];
      for (let year = 0; year <= years; year += 1) {
        const day = Temporal.PlainDate.from('1980-01-01').add({ years: year, days }).toString();
        const { line } = loyaltyAward(day, { since: '1980-01-01', last_years: last, unpaid: [] }, FIGURES);
        if (line) [last, sum] = [line.why.figures.milestone!, sum + line.amount];
      }
      assert.equal(sum, years < 10 ? 0 : 1_000_000 + 500_000 * Math.floor((years - 10) / 5));
    }),
  );
});
