import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { dateOrderOf } from './date-order.ts';

test('the order of day and month is that of the whole file', () => {
  const cases: [string[], ReturnType<typeof dateOrderOf>][] = [
    [['05/10/2026', '06/10/2026', '23/10/2026'], 'day-first'],
    [['05/10/2026 07:58', '10/23/2026 7:58:12 AM'], 'month-first'],
    [['5-10-26', '23.10.2026'], 'day-first'],
    [['05/10/2026', '06/10/2026'], 'open'],
    [['05/10/2026', '23/10/2026', '10/23/2026'], 'contradictory'],
    [['31/04/2026', '30/02/2026', '45/01/2026', '00/10/2026'], 'month-first'],
    [['05/05/2026', '12/12/2026'], 'month-first'],
    [['2026-10-05', '5 October 2026', 'October 5, 2026', '', '46300', '05/10/20261'], 'month-first'],
    [[], 'month-first'],
  ];
  for (const [texts, order] of cases) assert.equal(dateOrderOf(texts), order, texts.join(' '));
});

test('a file of real days in one order is never read in the other', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(day), fc.boolean(), (days, isDayFirst) => {
      const texts = days.map((one) => {
        const [month, date] = [one.getUTCMonth() + 1, one.getUTCDate()];
        return `${isDayFirst ? `${date}/${month}` : `${month}/${date}`}/${one.getUTCFullYear()}`;
      });
      const order = dateOrderOf(texts);
      assert.notEqual(order, 'contradictory');
      const depends = days.some((one) => one.getUTCMonth() + 1 !== one.getUTCDate());
      if (depends && order !== 'open') assert.equal(order, isDayFirst ? 'day-first' : 'month-first');
    }),
  );
});
