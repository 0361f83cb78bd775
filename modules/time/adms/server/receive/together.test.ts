import assert from 'node:assert/strict';
import { test } from 'node:test';
import { together } from './together.ts';

test('what comes in while something is being done is done at once after it, up to a size, and one that cannot be done holds up no other', async () => {
  const batches: number[][] = [];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const act = together<number, string>(
    async (items) => {
      batches.push([...items]);
      begun.resolve();
      await goOn.promise;
      if (items.includes(13)) throw new Error('unlucky');
      return items.map(String);
    },
    { sizeOf: () => 1, most: 4 },
  );
  const first = act(1);
  await begun.promise;
  const rest = [2, 3, 4, 13, 5, 6].map(act);
  goOn.resolve();
  assert.equal(await first, '1');
  const outcomes = await Promise.allSettled(rest);
  assert.deepEqual(
    outcomes.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message)),
    ['2', '3', '4', 'unlucky', '5', '6'],
  );
  assert.deepEqual(batches, [[1], [2, 3, 4, 13], [2], [3], [4], [13], [5, 6]]);
});

test('where the database is away all are told at once', async () => {
  let calls = 0;
  const act = together<number, string>(
    async () => {
      calls++;
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    },
    { sizeOf: () => 1, most: 4 },
  );
  const outcomes = await Promise.allSettled([1, 2, 3].map(act));
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
  assert.equal(calls, 1);
});
