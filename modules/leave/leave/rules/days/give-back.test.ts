import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { giveBack, stretchesOf } from './give-back.ts';
import type { DayPart, LeaveDate } from '../parts.ts';
import { splitPay, totalsOf } from './split-pay.ts';

const day = (date: string, part: DayPart = 'DAY'): LeaveDate => ({ date: `2026-12-${date}`, part });
const WEEK = ['07', '08', '09', '10'].map((date) => day(date));

test('whole days that are given back are gone, and of a half the other half is left', () => {
  const left = giveBack(WEEK, [day('10'), day('09', 'PM')]);
  assert.deepEqual(left, { kept: [day('07'), day('08')], gone: [day('09'), day('10')], halves: [day('09', 'AM')], unknown: [] });
  assert.deepEqual(giveBack([day('07', 'AM')], [day('07')]), { kept: [], gone: [day('07', 'AM')], halves: [], unknown: [] });
  assert.deepEqual(giveBack([day('07', 'AM')], [day('07', 'PM')]).unknown, [day('07', 'PM')]);
  assert.deepEqual(giveBack(WEEK, [day('11')]).unknown, [day('11')]);
});

test('dates are said in stretches of the same part', () => {
  assert.deepEqual(stretchesOf([day('09', 'AM'), day('08'), day('07'), day('11')]), [
    { from: '2026-12-07', to: '2026-12-08', part: 'DAY' },
    { from: '2026-12-09', to: '2026-12-09', part: 'AM' },
    { from: '2026-12-11', to: '2026-12-11', part: 'DAY' },
  ]);
});

const counted = (dates: readonly LeaveDate[]) =>
  dates.map((date) => ({ ...date, thousandths: date.part === 'DAY' ? 1000 : 500, seconds: 0, free: null, name: '' }));

test('after a refund the split is made again for the days that remain: sick leave pays first, vacation leave gets its day back', () => {
  const usable = { vl: 3000, sl: 2500, sc: 0 };
  const before = totalsOf(splitPay('SL', counted(WEEK), usable));
  assert.deepEqual([before.sl, before.vl, before.without], [2500, 1500, 0]);
  const after = totalsOf(splitPay('SL', counted(giveBack(WEEK, [day('07')]).kept), usable));
  assert.deepEqual([after.sl, after.vl, after.without], [2500, 500, 0]);
});

test('vacation of three days with 1.250 left: a holiday on the first makes two days, of which 1.250 are paid as before', () => {
  const usable = { vl: 1250, sl: 40_000, sc: 0 };
  const three = WEEK.slice(0, 3);
  const before = totalsOf(splitPay('VL', counted(three), usable));
  assert.deepEqual([before.vl, before.without], [1250, 1750]);
  const after = totalsOf(splitPay('VL', counted(giveBack(three, [day('07')]).kept), usable));
  assert.deepEqual([after.vl, after.without], [1250, 750]);
});

test('giving back never charges more, and every half is kept or given back, never both', () => {
  const part = fc.constantFrom<DayPart>('DAY', 'AM', 'PM');
  const dates = fc.uniqueArray(
    fc.record({ date: fc.integer({ min: 1, max: 12 }).map((n) => `2026-12-${String(n).padStart(2, '0')}`), part }),
    {
      selector: ({ date }) => date,
    },
  );
  const usable = fc.record({ vl: fc.nat(9000), sl: fc.nat(9000), sc: fc.constant(0) });
  const halves = ({ date, part: of }: LeaveDate) => (of === 'DAY' ? [`${date} AM`, `${date} PM`] : [`${date} ${of}`]);
  fc.assert(
    fc.property(dates, dates, usable, (taken, back, balance) => {
      const { kept, gone, halves: left } = giveBack(taken, back);
      assert.deepEqual([...kept, ...gone].length, taken.length);
      const asked = new Set(back.flatMap(halves));
      assert.deepEqual(
        [...kept, ...left].flatMap(halves).toSorted(),
        taken
          .flatMap(halves)
          .filter((half) => !asked.has(half))
          .toSorted(),
      );
      const [was, is] = [taken, [...kept, ...left]].map((all) => totalsOf(splitPay('SL', counted(all), balance)));
      assert.ok(is!.vl <= was!.vl && is!.sl <= was!.sl && is!.without <= was!.without);
    }),
  );
});
