import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { partsOfPage } from './parts-of-page.ts';

const parts = [3, 0, 4, 5].map((count, key) => ({ key, count }));
const cases: [what: string, before: number, size: number, keys: number[], offset: number][] = [
  ['the first page is in the first part', 0, 2, [0], 0],
  ['a page goes over the border of two parts, past an empty one', 2, 3, [0, 2], 2],
  ['a page begins where a part ends', 3, 4, [2], 0],
  ['a page within a part that others come before', 5, 2, [2], 2],
  ['the last page ends with the list', 10, 50, [3], 3],
  ['a page after the last is of no part', 12, 5, [], 0],
];
for (const [what, before, size, keys, offset] of cases)
  test(what, () => assert.deepEqual(partsOfPage(parts, before, size), { keys, offset }));

test('the rows of its parts, from the offset on, are those of the page', () => {
  const counted = fc.array(fc.nat(6), { maxLength: 12 }).map((counts) => counts.map((count, key) => ({ key, count })));
  const rowsOf = (some: readonly { key: number; count: number }[]) =>
    some.flatMap(({ key, count }) => Array.from({ length: count }, (_, at) => `${key}.${at}`));
  fc.assert(
    fc.property(counted, fc.nat(40), fc.integer({ min: 1, max: 20 }), (some, before, size) => {
      const { keys, offset } = partsOfPage(some, before, size);
      const read = rowsOf(some.filter(({ key }) => keys.includes(key)));
      assert.deepEqual(read.slice(offset, offset + size), rowsOf(some).slice(before, before + size));
    }),
  );
});
