import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { daysOnRecord, type UnpaidCause, type UnpaidDay } from './days-on-record.ts';

const day = (date: string, cause: UnpaidCause = 'LEAVE', thousandths = 1000): UnpaidDay => ({
  date,
  thousandths,
  cause,
  applicationId: cause === 'LEAVE' ? 12 : null,
  standing: null,
});
/** Saturdays and Sundays join. */
const overWeekends = (from: string, to: string) => {
  for (let one = Temporal.PlainDate.from(from).add({ days: 1 }); one.toString() < to; one = one.add({ days: 1 }))
    if (one.dayOfWeek < 6) return false;
  return true;
};
const rows = (days: readonly UnpaidDay[]) =>
  daysOnRecord(days, overWeekends).map(({ from, to, days: sum, remarks }) => [from, to, sum, remarks]);

test('leave without pay over a weekend is one row, and a day of work between makes two', () => {
  assert.deepEqual(rows([day('2026-03-05'), day('2026-03-06'), day('2026-03-09'), day('2026-03-11')]), [
    ['2026-03-05', '2026-03-09', 3000, 'Application for leave no. 12'],
    ['2026-03-11', '2026-03-11', 1000, 'Application for leave no. 12'],
  ]);
});

test('absences follow leave as a row of their own; two halves of a day are one', () => {
  assert.deepEqual(
    rows([day('2026-03-05'), day('2026-03-06', 'ABSENCE'), day('2026-03-09', 'LEAVE', 500), day('2026-03-09', 'ABSENCE', 500)]),
    [
      ['2026-03-05', '2026-03-05', 1000, 'Application for leave no. 12'],
      ['2026-03-06', '2026-03-06', 1000, 'Absence without leave'],
      ['2026-03-09', '2026-03-09', 1000, 'Application for leave no. 12; Absence without leave'],
    ],
  );
});

test('late arrival is on record once it adds up to a day of the year', () => {
  const late = [
    day('2026-10-30', 'LATE', 400),
    day('2026-11-27', 'LATE', 700),
    day('2026-12-31', 'LATE', 2000),
    day('2027-01-29', 'LATE', 900),
  ];
  assert.deepEqual(rows(late), [
    ['2026-11-27', '2026-11-27', 1000, 'Late and undertime'],
    ['2026-12-31', '2026-12-31', 2000, 'Late and undertime'],
  ]);
});

test('rows never overlap, and count every day without pay but the late parts that are no day yet', () => {
  const days = fc.uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: 400 }),
      cause: fc.constantFrom<UnpaidCause>('LEAVE', 'ABSENCE', 'LATE', 'STANDING'),
      thousandths: fc.integer({ min: 1, max: 1000 }),
    }),
    { selector: ({ at, cause }) => `${at} ${cause}`, maxLength: 60 },
  );
  fc.assert(
    fc.property(days, (drawn) => {
      const facts = drawn.map(({ at, cause, thousandths }) =>
        day(Temporal.PlainDate.from('2026-01-01').add({ days: at }).toString(), cause, thousandths),
      );
      const found = daysOnRecord(facts, overWeekends);
      for (const [at, one] of found.entries()) assert.ok(one.from <= one.to && (at === 0 || found[at - 1]!.to < one.from));
      const sum = (all: readonly { thousandths: number }[]) => all.reduce((total, { thousandths }) => total + thousandths, 0);
      const late = ['2026', '2027'].map((year) => sum(facts.filter(({ cause, date }) => cause === 'LATE' && date.startsWith(year))));
      const whole = late.reduce((total, one) => total + Math.floor(one / 1000) * 1000, 0);
      const rest = sum(facts.filter(({ cause }) => cause !== 'LATE'));
      assert.equal(
        found.reduce((total, one) => total + one.days, 0),
        rest + whole,
      );
    }),
  );
});
