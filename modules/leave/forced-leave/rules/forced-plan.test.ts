import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CalendarDay } from '@talaan/leave/rules/parts.ts';
import { FORCED_DAYS } from './forced-leave.ts';
import { countPlan, faultOfPlan, type AskedPlan } from './forced-plan.ts';

/** June 2027, in which the first is a Tuesday: days of work from Monday to Friday, but for a holiday on the 14th. */
function june(minutes = 480): Map<string, CalendarDay> {
  const days = Array.from({ length: 30 }, (_, at): CalendarDay => {
    const day = Temporal.PlainDate.from('2027-06-01').add({ days: at });
    const kind = day.day === 14 ? 'HOLIDAY' : day.dayOfWeek > 5 ? 'REST' : 'WORK';
    return {
      date: day.toString(),
      kind,
      name: kind === 'HOLIDAY' ? 'Independence Day' : '',
      minutes: kind === 'WORK' ? minutes : 0,
      morningMinutes: 0,
      minutesBeforeSuspension: null,
    };
  });
  return new Map(days.map((day) => [day.date, day]));
}

const on = (...days: number[]) => days.map((day) => `2027-06-${String(day).padStart(2, '0')}`);
const plan = (over: Partial<AskedPlan>): AskedPlan => ({
  year: 2027,
  dates: on(21, 22, 23, 24, 25),
  calendar: june(),
  approved: [],
  done: 0,
  today: '2027-01-20',
  ...over,
});

for (const [name, asked, fault] of [
  ['five days of work in a row can be planned', plan({}), null],
  ['five days of work spread over the month can be planned', plan({ dates: on(1, 7, 15, 22, 30) }), null],
  ['four dates are too few', plan({ dates: on(21, 22, 23, 24) }), 'These dates are 4 days; 5 days are needed.'],
  ['six dates are too many', plan({ dates: on(21, 22, 23, 24, 25, 28) }), 'These dates are 6 days; 5 days are enough.'],
  ['four dates of ten hours are five days', plan({ dates: on(21, 22, 23, 24), calendar: june(600) }), null],
  ['ten dates of four hours are five days', plan({ dates: on(1, 2, 3, 4, 7, 8, 9, 10, 11, 15), calendar: june(240) }), null],
  ['after two days of vacation three are planned', plan({ dates: on(21, 22, 23), done: 2000 }), null],
  ['a holiday is no date of leave', plan({ dates: on(14, 15, 16, 17, 18) }), '14 Jun 2027 is not a day of work: Independence Day.'],
  ['nor is a Saturday', plan({ dates: on(18, 19, 21, 22, 23) }), '19 Jun 2027 is not a day of work: a rest day of the schedule.'],
  ['a date is named once', plan({ dates: on(21, 21, 22, 23, 24) }), 'A date is named twice.'],
  ['a date of another year is refused', plan({ dates: ['2028-06-21'] }), '21 Jun 2028 is not in 2027.'],
  [
    'a date can be changed on the fifth day before',
    plan({ dates: on(21, 22, 23, 24, 28), approved: on(21, 22, 23, 24, 25), today: '2027-06-20' }),
    null,
  ],
  [
    'and no longer on the fourth',
    plan({ dates: on(21, 22, 23, 24, 28), approved: on(21, 22, 23, 24, 25), today: '2027-06-21' }),
    '25 Jun 2027 can no longer be changed: the plan is changed 5 days before.',
  ],
] as [string, AskedPlan, string | null][])
  test(name, () => assert.equal(faultOfPlan(asked, 5), fault));

test('a plan without fault has five days, of which no date could be spared', () => {
  const dates = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(dates, fc.constantFrom(240, 360, 480, 600), fc.integer({ min: 0, max: 6000 }), (days, minutes, done) => {
      const asked = plan({ dates: on(...days), calendar: june(minutes), done });
      if (faultOfPlan(asked, 5) !== null) return;
      const counts = countPlan(asked).map(({ thousandths }) => thousandths);
      const sum = counts.reduce((all, one) => all + one, 0);
      assert.ok(sum + done >= FORCED_DAYS);
      assert.ok(counts.every((one) => sum - one + done < FORCED_DAYS));
    }),
  );
});
