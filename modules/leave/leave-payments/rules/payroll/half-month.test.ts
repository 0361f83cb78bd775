import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { halfAfter, halfBounds, halfOf, isHalf, formatHalf } from './half-month.ts';

test('a month has a half to the fifteenth and one to its last day', () => {
  assert.deepEqual(halfBounds('2026-11-01'), { from: '2026-11-01', to: '2026-11-15' });
  assert.deepEqual(halfBounds('2028-02-16'), { from: '2028-02-16', to: '2028-02-29' });
  assert.equal(formatHalf('2026-11-16'), '16–30 Nov 2026');
  assert.deepEqual([halfOf('2026-11-15'), halfOf('2026-11-16')], ['2026-11-01', '2026-11-16']);
});

test('halves follow one another across the years', () => {
  assert.deepEqual(
    [-3, -1, 0, 1, 2].map((steps) => halfAfter('2026-01-01', steps)),
    ['2025-11-16', '2025-12-16', '2026-01-01', '2026-01-16', '2026-02-01'],
  );
});

test('each date lies in just one half, and the next half begins on the day after', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const date = Temporal.PlainDate.from('2000-01-01').add({ days }).toString();
      const half = halfOf(date);
      const { from, to } = halfBounds(half);
      assert.ok(isHalf(half) && from <= date && date <= to);
      assert.equal(Temporal.PlainDate.from(to).add({ days: 1 }).toString(), halfAfter(half, 1));
    }),
  );
});
