import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lastMoment, nextMoment } from './crontab.ts';
import { numberOf } from './start-when-due.ts';

const at = (moment: string) => Date.parse(moment);

test('the next moment of a job is by the clock of the Philippines', () => {
  const moments: [cron: string, after: string, next: string][] = [
    ['* * * * *', '2026-11-29T00:00:00Z', '2026-11-29T00:01:00Z'],
    ['* * * * *', '2026-11-29T00:00:59.999Z', '2026-11-29T00:01:00Z'],
    ['0 8 * * *', '2026-11-28T23:59:59Z', '2026-11-29T00:00:00Z'],
    ['0 8 * * *', '2026-11-29T00:00:00Z', '2026-11-30T00:00:00Z'],
    ['40 6 * * 1', '2026-11-29T12:00:00Z', '2026-11-29T22:40:00Z'],
    ['10 2 3 * *', '2026-12-02T18:10:00Z', '2027-01-02T18:10:00Z'],
    ['*/10 * * * *', '2026-11-29T00:01:00Z', '2026-11-29T00:10:00Z'],
    ['*/15 * * * *', '2026-11-29T00:50:00Z', '2026-11-29T01:00:00Z'],
    ['5 * * * *', '2026-11-29T15:59:00Z', '2026-11-29T16:05:00Z'],
    ['0 0 31 * *', '2026-12-31T00:00:00Z', '2027-01-30T16:00:00Z'],
    ['0 0 * * 0', '2026-11-29T00:00:00Z', '2026-12-05T16:00:00Z'],
  ];
  for (const [cron, after, next] of moments) {
    assert.equal(nextMoment(cron, at(after)), at(next), `${cron} after ${after}`);
    assert.equal(nextMoment(cron, lastMoment(cron, at(next))), at(next), `${cron} before ${next}`);
  }
});

test('a line that says another thing is an error', () => {
  for (const cron of ['0 8 * *', '60 * * * *', '1-5 * * * *', '*/x * * * *', '0 0 30 2 *', ''])
    assert.throws(() => nextMoment(cron, at('2026-11-29T00:00:00Z')), /crontab|year/, cron);
});

test('each moment comes after the one before, and has a number of its own for each job', () => {
  const minute = fc.integer({ min: 0, max: 59 });
  fc.assert(
    fc.property(minute, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1e12, max: 2e12 }), (one, hour, after) => {
      const cron = `${one} ${hour} * * *`;
      const first = nextMoment(cron, after);
      const second = nextMoment(cron, first);
      assert.ok(first > after && second - first === 86_400_000);
      assert.match(numberOf('a', first), /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
      assert.equal(new Set([numberOf('a', first), numberOf('b', first), numberOf('a', second)]).size, 3);
    }),
  );
});
