import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatInclusive } from './format-inclusive.ts';

const whole = (...dates: string[]) => dates.map((date) => ({ date, part: 'DAY' as const }));

test('inclusive dates name their year once, and each where there are two', () => {
  assert.equal(formatInclusive(whole('2026-02-05', '2026-02-06')), '5–6 Feb 2026');
  assert.equal(formatInclusive(whole('2026-12-31', '2027-01-04')), '31 Dec 2026, 4 Jan 2027');
  assert.equal(formatInclusive([]), '');
});
