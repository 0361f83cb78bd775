import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LONG_VACATION, longVacations, withVacations } from './long-vacation.ts';
import type { CalendarDay } from './parts.ts';

const ONE = { firstDay: '2025-08-11', lastDay: '2026-06-26' };
const NEXT = { firstDay: '2026-08-10', lastDay: '2027-06-25' };

const work = (date: string): CalendarDay => ({
  date,
  kind: 'WORK',
  name: '',
  minutes: 480,
  morningMinutes: 240,
  minutesBeforeSuspension: null,
});

test('the long vacation is from the day after the school year to the day before the next, whatever the order', () => {
  assert.deepEqual(longVacations([NEXT, ONE])[0], { from: '2026-06-27', to: '2026-08-09' });
});

test('while the next school year is not kept it is 70 days', () => {
  assert.deepEqual(longVacations([ONE]), [{ from: '2026-06-27', to: '2026-09-04' }]);
  assert.deepEqual(longVacations([]), []);
});

test('school years without a day between them have no vacation', () => {
  assert.deepEqual(longVacations([ONE, { firstDay: '2026-06-27', lastDay: '2027-06-25' }])[0]?.from, '2027-06-26');
});

test('a day of work in the vacation counts nothing, a rest day stays one, and days of classes are as before', () => {
  const rest = { ...work('2026-07-04'), kind: 'REST' as const };
  const days = new Map([work('2026-06-26'), work('2026-07-01'), rest].map((day) => [day.date, day]));
  const found = withVacations(days, longVacations([ONE, NEXT]));
  assert.deepEqual(
    [...found.values()].map(({ kind, name }) => `${kind} ${name}`.trim()),
    ['WORK', `HOLIDAY ${LONG_VACATION}`, 'REST'],
  );
});

test('a vacation lies outside all school years and is never longer than 70 days', () => {
  const begins = Temporal.PlainDate.from('2020-06-01');
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 12 }), (gaps) => {
      const marks = gaps.map((_, at) => begins.add({ days: gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, 0) }).toString());
      const years = Array.from({ length: Math.floor(marks.length / 2) }, (_, at) => ({
        firstDay: marks[2 * at]!,
        lastDay: marks[2 * at + 1]!,
      }));
      return longVacations(years).every(
        ({ from, to }) =>
          Temporal.PlainDate.from(from).until(to).days < 70 && years.every(({ firstDay, lastDay }) => to < firstDay || from > lastDay),
      );
    }),
  );
});
