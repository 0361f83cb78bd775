import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatInclusive } from './format-inclusive.ts';
import type { DayPart } from './parts.ts';

const whole = (...dates: string[]) => dates.map((date) => ({ date, part: 'DAY' as const }));

test('inclusive dates name their year once, and each where there are two', () => {
  assert.equal(formatInclusive(whole('2026-02-05', '2026-02-06')), '5–6 Feb 2026');
  assert.equal(formatInclusive(whole('2026-12-31', '2027-01-04')), '31 Dec 2026, 4 Jan 2027');
  assert.equal(formatInclusive([]), '');
});

const half = (date: string, part: 'AM' | 'PM') => ({ date, part });

for (const [said, dates] of [
  ['7 Dec 2026, morning', [half('2026-12-07', 'AM')]],
  ['7 Dec 2026, afternoon', [half('2026-12-07', 'PM')]],
  ['7, 9 Dec 2026, mornings', [half('2026-12-07', 'AM'), half('2026-12-09', 'AM')]],
  ['3–4 Dec 2026 (4 Dec morning)', [...whole('2026-12-03'), half('2026-12-04', 'AM')]],
  ['7–8 Dec 2026 (7 Dec afternoon, 8 Dec morning)', [half('2026-12-07', 'PM'), half('2026-12-08', 'AM')]],
  ['7 Dec 2026', [half('2026-12-07', 'AM'), half('2026-12-07', 'PM')]],
] as const)
  test(`halves are said in words beside the dates: ${said}`, () => assert.equal(formatInclusive(dates), said));

test('no half is written within its date, where it would read as an hour', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`);
  const dates = fc.uniqueArray(fc.record({ date: day, part: fc.constantFrom<DayPart>('DAY', 'AM', 'PM') }, { noNullPrototype: true }), {
    selector: ({ date }) => date,
  });
  fc.assert(fc.property(dates, (some) => assert.doesNotMatch(formatInclusive(some), /AM|PM/)));
});
