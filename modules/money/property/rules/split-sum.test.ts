import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { splitSum } from './split-sum.ts';

const cases: [name: string, total: number, count: number, costs: number[]][] = [
  ['a sum that divides is the same for each', 6_000_000, 3, [2_000_000, 2_000_000, 2_000_000]],
  ['an odd centavo goes to the first', 10_000, 3, [3_334, 3_333, 3_333]],
  ['two odd centavos go to the first two', 10_001, 3, [3_334, 3_334, 3_333]],
  ['one item has it all', 4_999_999, 1, [4_999_999]],
];
for (const [name, total, count, costs] of cases) test(name, () => assert.deepEqual(splitSum(total, count), costs));

test('the costs add up to the sum, none is above the one before, and they differ by a centavo at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000_000_000 }), fc.integer({ min: 1, max: 500 }), (total, count) => {
      const costs = splitSum(total, count);
      assert.equal(costs.length, count);
      assert.equal(
        costs.reduce((sum, cost) => sum + cost, 0),
        total,
      );
      assert.ok(costs.every((cost, at) => at === 0 || cost <= costs[at - 1]!));
      assert.ok(costs[0]! - costs.at(-1)! <= 1);
    }),
  );
});
