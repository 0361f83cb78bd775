import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mergeSmall, type OfficeRow } from './merge-small.ts';

/** 1 is above 2 and 3, 4 and 5 at the top; each office after those below it. */
const ABOVE = new Map<number, number | null>([
  [2, 1],
  [3, 1],
  [1, null],
  [4, null],
  [5, null],
]);
const row = (office: number | null, people: number, sum = people * 10): OfficeRow => ({ office, people, sums: [sum] });
const merged = (...rows: OfficeRow[]) => mergeSmall(rows, ABOVE).map(({ office, people, sums }) => [office, people, sums[0]]);

test('an office of fewer than five people is counted with the office above it', () => {
  assert.deepEqual(merged(row(1, 6), row(2, 4), row(3, 5)), [
    [3, 5, 50],
    [1, 10, 100],
  ]);
  assert.deepEqual(merged(row(2, 2), row(3, 3)), [[1, 5, 50]], 'two small ones make one of the office above, which had no one itself');
});

test('what is small at the top is counted with the others there, and with the smallest office where these are few', () => {
  assert.deepEqual(merged(row(4, 3), row(5, 2)), [[null, 5, 50]]);
  assert.deepEqual(merged(row(1, 20), row(4, 3), row(5, 9)), [
    [1, 20, 200],
    [null, 12, 120],
  ]);
});

test('where all together are fewer than five, nothing is told', () => {
  assert.deepEqual(merged(row(4, 3), row(2, 1)), []);
  assert.deepEqual(merged(), []);
});

test('nothing is lost, and no row is of fewer than five', () => {
  const office = fc.constantFrom(1, 2, 3, 4, 5);
  const rows = fc.array(fc.tuple(office, fc.nat(12), fc.nat(500)).map(([at, people, sum]) => row(at, people, people && sum)));
  fc.assert(
    fc.property(rows, (given) => {
      const result = mergeSmall(given, ABOVE);
      const total = (of: readonly OfficeRow[]) => of.reduce(([people, sum], one) => [people! + one.people, sum! + one.sums[0]!], [0, 0]);
      assert.ok(result.every(({ people }) => people >= 5));
      if (total(given)[0]! >= 5) assert.deepEqual(total(result), total(given));
      else assert.deepEqual(result, []);
    }),
  );
});
