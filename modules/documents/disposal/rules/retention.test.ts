import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { firstYearNotArchived, isPastRetention, keptUntil, formatPeriod } from './retention.ts';

test('a paper is kept until the end of the year in which it was closed and the years of its type', () => {
  const table: [string, number | null, string | null][] = [
    ['2023-01-02', 2, '2025-12-31'],
    ['2023-12-31', 2, '2025-12-31'],
    ['2024-02-29', 1, '2025-12-31'],
    ['2026-06-30', 99, '2125-12-31'],
    ['2023-05-05', null, null],
  ];
  for (const [closed, years, last] of table) assert.equal(keptUntil(closed, years), last, `${closed} ${years}`);
});

test('its retention has passed on the first day of the next year, never for what is kept for good', () => {
  const table: [string, number | null, string, boolean][] = [
    ['2023-03-01', 2, '2025-12-31', false],
    ['2023-03-01', 2, '2026-01-01', true],
    ['2023-03-01', null, '2199-01-01', false],
  ];
  for (const [closed, years, today, passed] of table) assert.equal(isPastRetention(closed, years, today), passed, `${closed} ${today}`);
});

test('papers of a year are archived when the next one begins, or so many years later', () => {
  assert.deepEqual([firstYearNotArchived('2027-01-03', 0), firstYearNotArchived('2027-01-03', 2)], [2027, 2025]);
});

test('the period of records is said in months', () => {
  assert.equal(formatPeriod('2019-03-04', '2021-06-30'), 'March 2019 to June 2021');
  assert.equal(formatPeriod('2019-03-04', '2019-03-31'), 'March 2019');
});

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

test('whatever the day, a paper is kept for whole years at least, less than one more, and a longer retention never ends sooner', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 98 }), day, (closed, years, today) => {
      const last = Temporal.PlainDate.from(keptUntil(closed, years)!);
      const wholeYears = Temporal.PlainDate.from(closed).add({ years });
      assert.ok(Temporal.PlainDate.compare(last, wholeYears) >= 0);
      assert.ok(Temporal.PlainDate.compare(last, wholeYears.add({ years: 1 })) < 0);
      assert.ok(isPastRetention(closed, years, today) || !isPastRetention(closed, years + 1, today));
    }),
  );
});
