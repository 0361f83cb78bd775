import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { postFlow, type PostState } from '../workflow.ts';
import { PUBLIC_STATES, standingOf } from './standing.ts';

const post = (state: PostState) => ({ state, opens_at: '2026-01-15T08:00:00+08:00', closes_at: '2026-01-25T23:59:59+08:00' });
const at = (text: string) => Temporal.Instant.from(text);

test('a post is open from its first second to the end of its last, whatever state it still shows', () => {
  const cases = [
    ['POSTED', '2026-01-15T07:59:59+08:00', 'not_yet'],
    ['POSTED', '2026-01-15T08:00:00+08:00', 'open'],
    ['POSTED', '2026-01-25T23:59:59.999+08:00', 'open'],
    ['POSTED', '2026-01-26T00:00:00+08:00', 'closed'],
    ['CLOSED', '2026-01-20T12:00:00+08:00', 'open'],
    ['FILLED', '2026-01-20T12:00:00+08:00', 'closed'],
    ['EXPIRED', '2026-01-20T12:00:00+08:00', 'closed'],
    ['DRAFT', '2026-01-20T12:00:00+08:00', null],
    ['DEFICIENT', '2026-01-20T12:00:00+08:00', null],
    ['CANCELLED', '2026-01-20T12:00:00+08:00', null],
  ] as const;
  for (const [state, moment, wanted] of cases) assert.equal(standingOf(post(state), at(moment)), wanted, `${state} at ${moment}`);
});

test('once closed a post never opens again, and none that is withdrawn is seen', () => {
  const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(moment, moment, moment, fc.constantFrom(...postFlow.states), (opens, closes, now, state) => {
      const dates = { state, opens_at: new Date(opens).toISOString(), closes_at: new Date(closes).toISOString() };
      const [first, later] = [now, now + 1000].map((ms) => standingOf(dates, Temporal.Instant.fromEpochMilliseconds(ms)));
      assert.equal(first === null, !(PUBLIC_STATES as readonly string[]).includes(state));
      if (first === 'closed') assert.equal(later, 'closed');
      if (first === 'open') assert.notEqual(later, 'not_yet');
    }),
  );
});
