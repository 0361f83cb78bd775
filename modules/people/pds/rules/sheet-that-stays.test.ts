import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { sheetThatStays, type SheetCase } from './sheet-that-stays.ts';

const sheet = (verified_at: string | null, completeness: number, changed_at: string): SheetCase => ({
  verified_at,
  completeness,
  changed_at,
});

test('a verified sheet stays before a fuller one, a fuller one before a newer one', () => {
  for (const [one, other, stays] of [
    [sheet('2026-01-01T00:00:00Z', 80, '2026-01-01'), sheet(null, 100, '2026-05-01'), 'one'],
    [sheet('2025-01-01T00:00:00Z', 100, '2026-01-01'), sheet('2026-01-01T00:00:00Z', 90, '2026-01-01'), 'other'],
    [sheet(null, 40, '2026-09-01'), sheet(null, 85, '2024-01-01'), 'other'],
    [sheet(null, 40, '2026-09-01'), sheet(null, 40, '2026-09-02'), 'other'],
    [sheet(null, 40, '2026-09-01'), sheet(null, 40, '2026-09-01'), 'one'],
  ] as const)
    assert.equal(sheetThatStays(one, other), stays);
});

test('it does not depend on which record is merged into which, unless both are alike', () => {
  const day = fc.constantFrom('2025-01-01T00:00:00Z', '2025-06-01T00:00:00Z', '2026-01-01T00:00:00Z');
  const any = fc.record({ verified_at: fc.option(day), completeness: fc.integer({ min: 0, max: 100 }), changed_at: day });
  fc.assert(
    fc.property(any, any, (one, other) => {
      const isAlike = JSON.stringify(Object.values(one)) === JSON.stringify(Object.values(other));
      assert.equal(sheetThatStays(one, other) === sheetThatStays(other, one), isAlike);
    }),
  );
});
