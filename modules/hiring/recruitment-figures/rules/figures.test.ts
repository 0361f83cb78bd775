import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { medianOf } from './median.ts';
import { countStages, STAGES } from './stages.ts';

test('who was selected is counted among the qualified and the interviewed too', () => {
  const counted = countStages([
    { furthest: 0, sex: 'Female', count: 5 },
    { furthest: 1, sex: 'Male', count: 3 },
    { furthest: 5, sex: 'Female', count: 1 },
  ]);
  assert.deepEqual(
    counted.map(({ code, women, men }) => [code, women, men]),
    [
      ['submitted', 6, 3],
      ['qualified', 1, 3],
      ['interviewed', 1, 0],
      ['ranked', 1, 0],
      ['recommended', 1, 0],
      ['selected', 1, 0],
      ['appointed', 0, 0],
      ['assumed', 0, 0],
    ],
  );
});

test('no stage has more people than the one before it', () => {
  const reached = fc.record({
    furthest: fc.integer({ min: 0, max: STAGES.length - 1 }),
    sex: fc.constantFrom('Female' as const, 'Male' as const),
    count: fc.nat(1000),
  });
  fc.assert(
    fc.property(fc.array(reached), (all) => {
      const counted = countStages(all);
      for (const [at, { women, men }] of counted.entries())
        if (at > 0) assert.ok(women <= counted[at - 1]!.women && men <= counted[at - 1]!.men);
    }),
  );
});

test('the median is the middle one, or between the two in the middle', () => {
  for (const [numbers, middle] of [
    [[], null],
    [[41], 41],
    [[90, 30, 60], 60],
    [[30, 61], 46],
  ] as const)
    assert.equal(medianOf(numbers), middle);
});

test('half of the numbers lie on either side of the median', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2000), { minLength: 1 }), (numbers) => {
      const middle = medianOf(numbers)!;
      const half = Math.floor(numbers.length / 2);
      assert.ok(numbers.filter((one) => one < middle).length <= half);
      assert.ok(numbers.filter((one) => one > middle).length <= half);
    }),
  );
});
