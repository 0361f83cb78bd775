import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { settleTime } from './settle-time.ts';

const MINUTE = 60_000;

test('a phone whose clock is an hour ahead has counted when it did', () => {
  const scannedAt = 100 * MINUTE;
  assert.equal(settleTime({ scannedAt, sentAt: 110 * MINUTE, receivedAt: 50 * MINUTE }), 40 * MINUTE);
});

test('scans of one phone keep their order and are never later than their receipt', () => {
  const moment = fc.integer({ min: 0, max: 10_000 * MINUTE });
  fc.assert(
    fc.property(moment, moment, moment, moment, (one, other, sentAt, receivedAt) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)].map((scannedAt) =>
        settleTime({ scannedAt, sentAt, receivedAt }),
      );
      assert.ok(first! <= second! && second! <= receivedAt);
    }),
  );
});
