import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countDays } from './count-days.ts';
import { calendarOf, datesBetween } from '../fixtures/calendar.ts';
import { CHARGES } from '../leave-type.ts';
import { splitPay, totalsOf } from './split-pay.ts';

const MARCH = calendarOf('2026-03-01', '2026-03-31');
const days = (last: number) =>
  countDays({ unit: 'WORKING', charge: 'VL', countsDates: false }, datesBetween('2026-03-02', `2026-03-0${last}`), MARCH);

test('sick leave of 4 days with SL 2.500 and VL 3.000 takes SL 2.500, VL 1.500 and nothing without pay', () => {
  const { vl, sl, without } = totalsOf(splitPay('SL', days(5), { vl: 3000, sl: 2500, sc: 0 }));
  assert.deepEqual({ vl, sl, without }, { vl: 1500, sl: 2500, without: 0 });
});

test('vacation of 3 days with VL 1.250 and SL 40 has 1.250 with pay and 1.750 without', () => {
  const { vl, sl, without } = totalsOf(splitPay('VL', days(4), { vl: 1250, sl: 40_000, sc: 0 }));
  assert.deepEqual({ vl, sl, without }, { vl: 1250, sl: 0, without: 1750 });
});

test('with pay comes first: the last dates are those without', () => {
  const parts = splitPay('VL', days(4), { vl: 1250, sl: 0, sc: 0 });
  assert.deepEqual(
    parts.map(({ vl, without, withoutColumn }) => [vl, without, withoutColumn]),
    [
      [1000, 0, null],
      [250, 750, 'VL'],
      [0, 1000, 'VL'],
    ],
  );
});

test('what is left of sick leave without pay goes into its own column', () => {
  assert.equal(splitPay('SL', days(2), { vl: 0, sl: 0, sc: 0 })[0]!.withoutColumn, 'SL');
});

test('leave without pay takes no credits, a right of its own no vacation leave', () => {
  assert.deepEqual(
    (['NONE', 'OWN'] as const)
      .map((charge) => totalsOf(splitPay(charge, days(4), { vl: 9000, sl: 9000, sc: 0 })))
      .map((one) => one.vl + one.sl),
    [0, 0],
  );
});

test('whatever is there, the parts of a date make the date and nothing is overdrawn', () => {
  const amount = fc.integer({ min: -1000, max: 6000 });
  fc.assert(
    fc.property(fc.constantFrom(...CHARGES), amount, amount, amount, fc.integer({ min: 2, max: 8 }), (charge, vl, sl, sc, last) => {
      const parts = splitPay(charge, days(last), { vl, sl, sc });
      for (const part of parts) assert.equal(part.vl + part.sl + part.own + part.without, part.thousandths);
      const sums = totalsOf(parts);
      assert.ok(sums.vl <= Math.max(vl, 0) && sums.sl <= Math.max(sl, 0));
      for (const part of parts) assert.equal(part.without > 0, part.withoutColumn !== null);
    }),
  );
});
