import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NetworkLimits } from './limit-networks.ts';

test('a network asks 200 times at once, then 50 times a second; others are not touched by it', () => {
  const limits = new NetworkLimits();
  const ask = (network: string, times: number, at: number) =>
    Array.from({ length: times }, () => limits.admit(network, at)).filter(Boolean).length;
  assert.equal(ask('a', 500, 0), 200);
  assert.equal(ask('b', 10, 0), 10);
  assert.equal(ask('a', 500, 1000), 50);
  assert.equal(ask('a', 500, 60_000), 200);
});

test('however it asks, a network is let in at most 200 times and 50 times for each second', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 600 }), (pauses) => {
      const limits = new NetworkLimits();
      let at = 0;
      const admitted = pauses.filter((pause) => limits.admit('a', (at += pause))).length;
      assert.ok(admitted <= 200 + (at / 1000) * 50 + 1e-6);
    }),
  );
});
