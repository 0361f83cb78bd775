import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { VL } from './books.ts';
import { countDays } from './days/count-days.ts';
import { calendarOf, datesBetween } from './fixtures/calendar.ts';
import { chargesOf, postingsOfLeave } from './postings.ts';
import { splitPay } from './days/split-pay.ts';

const CALENDAR = calendarOf('2026-01-26', '2026-02-28');
const LEAVE = { id: 7, personnelId: 417, code: 'VL', ownBook: null };
const partsOf = (to: string, vl: number) =>
  splitPay('VL', countDays({ unit: 'WORKING', charge: 'VL', countsDates: false }, datesBetween('2026-01-29', to), CALENDAR), {
    vl,
    sl: 0,
    sc: 0,
  });

test('a leave over the end of a month is a row of the card for each month', () => {
  const { used, unpaid } = postingsOfLeave(LEAVE, partsOf('2026-02-03', 20_000), 4);
  assert.deepEqual(
    used.map(({ period, key, particulars, lines }) => [period, key, particulars, lines.length]),
    [
      ['2026-01', '7:4:2026-01', 'VL 29–30 Jan', 2],
      ['2026-02', '7:4:2026-02', 'VL 2–3 Feb', 2],
    ],
  );
  assert.equal(unpaid.length, 0);
});

test('what is without pay counts up in its own column', () => {
  const { used, unpaid } = postingsOfLeave(LEAVE, partsOf('2026-02-03', 2500), 4);
  assert.deepEqual(
    unpaid.flatMap(({ lines }) => lines.map(({ book, amount, on }) => [book.code, amount, on])),
    [
      ['VL_WOP', 500, '2026-02-02'],
      ['VL_WOP', 1000, '2026-02-03'],
    ],
  );
  assert.equal(
    used.flatMap(({ lines }) => lines).reduce((sum, { amount }) => sum + amount, 0),
    -2500,
  );
});

test('two halves of a day are one line', () => {
  const halves = [
    { date: '2026-02-02', part: 'AM' },
    { date: '2026-02-02', part: 'PM' },
  ] as const;
  const parts = splitPay('VL', countDays({ unit: 'WORKING', charge: 'VL', countsDates: false }, halves, CALENDAR), {
    vl: 5000,
    sl: 0,
    sc: 0,
  });
  assert.deepEqual(chargesOf(LEAVE, parts), [{ book: VL, amount: -1000, on: '2026-02-02' }]);
});

test('what is posted is what is held, and with what is without pay it is the leave', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 1, max: 20 }), (vl, last) => {
      const parts = partsOf(`2026-02-${String(last).padStart(2, '0')}`, vl);
      const { used, unpaid } = postingsOfLeave(LEAVE, parts, 1);
      const sum = (postings: typeof used) => postings.flatMap(({ lines }) => lines).reduce((total, { amount }) => total + amount, 0);
      assert.equal(
        sum(used),
        chargesOf(LEAVE, parts).reduce((total, { amount }) => total + amount, 0),
      );
      assert.equal(
        sum(unpaid) - sum(used),
        parts.reduce((total, { thousandths }) => total + thousandths, 0),
      );
    }),
  );
});
