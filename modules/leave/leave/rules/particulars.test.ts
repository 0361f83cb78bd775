import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { DayPart } from './parts.ts';
import { daysHoursMinutes, hoursParticulars, leaveParticulars, shortParticulars } from './particulars.ts';

const day = (date: string, part: DayPart = 'DAY') => ({ date, part });
const span = (first: string, days: number) =>
  Array.from({ length: days }, (_, index) => day(Temporal.PlainDate.from(first).add({ days: index }).toString()));

describe('leave on the card', () => {
  const said: [string, string, ReturnType<typeof day>[]][] = [
    ['one day', 'SL 18 Feb', [day('2026-02-18')]],
    ['two days that follow each other', 'VL 5–6 Feb', span('2026-02-05', 2)],
    ['three days', 'SL 20–22 Apr', span('2026-04-20', 3)],
    ['days and a half day', 'SL 9–10, 11 AM Sep', [...span('2026-09-09', 2), day('2026-09-11', 'AM')]],
    ['a half day alone', 'VL 11 PM Sep', [day('2026-09-11', 'PM')]],
    ['days around Holy Week', 'VL 30 Mar–1 Apr, 6 Apr', [...span('2026-03-30', 3), day('2026-04-06')]],
    ['single days of one month', 'WL 2, 9, 16 Jul', [day('2026-07-16'), day('2026-07-02'), day('2026-07-09')]],
    ['single days of two months', 'WL 2 Jul, 6 Aug', [day('2026-07-02'), day('2026-08-06')]],
    ['105 days', 'ML 2 Mar–14 Jun', span('2026-03-02', 105)],
    ['days over the new year', 'VL 31 Dec 2026–1 Jan 2027', span('2026-12-31', 2)],
  ];
  for (const [name, text, dates] of said) {
    test(`${name}: ${text}`, () => {
      const [code] = text.split(' ');
      assert.equal(leaveParticulars(code!, dates), text);
    });
  }

  test('compensatory time off says its hours: CTO 8 h 20 Aug', () => {
    assert.equal(hoursParticulars('CTO', 8 * 3600, [day('2026-08-20')]), 'CTO 8 h 20 Aug');
    assert.equal(hoursParticulars('CTO', 4.5 * 3600, [day('2026-08-20', 'AM')]), 'CTO 4 h 30 min 20 AM Aug');
  });

  test('each date is said once, in whatever order they come', () => {
    const dates = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1 });
    fc.assert(
      fc.property(dates, (days) => {
        const text = leaveParticulars(
          'VL',
          days.map((n) => day(`2026-02-${String(n).padStart(2, '0')}`)),
        );
        const covered = [...text.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from, to]) =>
          Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, index) => Number(from) + index),
        );
        assert.deepEqual(
          covered,
          days.toSorted((one, other) => one - other),
        );
      }),
    );
  });
});

describe('late and undertime on the card', () => {
  const said: [string, number, number][] = [
    ['Late 0-0-37', 37, 0],
    ['UT 0-1-15', 0, 75],
    ['Late 0-0-20 + UT 0-2-5 = 0-2-25', 20, 125],
    ['Late 1-0-20', 500, 0],
  ];
  for (const [text, late, undertime] of said) test(text, () => assert.equal(shortParticulars(late, undertime), text));

  test('no minute is lost in days, hours and minutes', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (minutes) => {
        const [days, hours, rest] = daysHoursMinutes(minutes).split('-').map(Number);
        assert.ok(hours! < 8 && rest! < 60);
        assert.equal(days! * 480 + hours! * 60 + rest!, minutes);
      }),
    );
  });
});
