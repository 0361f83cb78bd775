import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { runKind } from '../contract/fields.ts';
import { halvesOf, isPaidByHalves, type Stay } from './halves.ts';

const WHOLE: Stay[] = [{ from: '2026-03-01', to: '2026-03-31' }];

const CASES: [name: string, net: number, stays: Stay[], paidFirst: number | null, halves: [number, number]][] = [
  ['36,493.62 is twice 18,246.81', 3_649_362, WHOLE, null, [1_824_681, 1_824_681]],
  ['an odd centavo is in the second half', 2_551_535, WHOLE, null, [1_275_767, 1_275_768]],
  ['who enters on the 15th is paid in halves', 1_000_000, [{ from: '2026-03-15', to: '2026-03-31' }], null, [500_000, 500_000]],
  ['who enters on the 16th is paid in the second', 1_000_000, [{ from: '2026-03-16', to: '2026-03-31' }], null, [0, 1_000_000]],
  ['who leaves on the 15th is paid in the first', 1_000_000, [{ from: '2026-03-01', to: '2026-03-15' }], null, [1_000_000, 0]],
  ['who leaves on the 16th is paid in halves', 1_000_000, [{ from: '2026-03-01', to: '2026-03-16' }], null, [500_000, 500_000]],
  [
    'of two rates it is the whole stay that counts',
    1_000_000,
    [WHOLE[0]!, { from: '2026-03-16', to: '2026-03-31' }],
    null,
    [500_000, 500_000],
  ],
  ['without a day of service it is paid in the second', 1_000_001, [], null, [0, 1_000_001]],
  ['the second is the net less the first as it was paid', 2_551_535, WHOLE, 1_440_252, [1_440_252, 1_111_283]],
  ['too much in the first half is below zero in the second', 100_000, WHOLE, 150_000, [150_000, -50_000]],
];

for (const [name, net, stays, paidFirst, halves] of CASES) test(name, () => assert.deepEqual(halvesOf(net, stays, paidFirst), halves));

test('the two halves add up to the net, and differ by a centavo where the month is whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (net) => {
      const [first, second] = halvesOf(net, WHOLE);
      return first + second === net && second - first <= 1 && second >= first;
    }),
  );
});

test('a month is paid by halves, what is paid beside it at once', () =>
  assert.deepEqual(runKind.options.filter(isPaidByHalves), ['REGULAR', 'CASUAL', 'JOBORDER']));
