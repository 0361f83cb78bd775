import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { postFlow, type PostState } from '../workflow.ts';
import { isClosed } from './is-closed.ts';
import { clockSteps, stateByClock, type ClockedPost } from './state-by-clock.ts';

const posted: ClockedPost = {
  state: 'POSTED',
  opens_at: '2026-01-15T08:00:00+08:00',
  closes_at: '2026-01-25T23:59:59+08:00',
  valid_until: '2026-10-15',
};
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Manila').toInstant();
const stateAt = (local: string, post = posted) => stateByClock(post, at(local), local.slice(0, 10));

test('the state of a published post follows its dates', () => {
  assert.equal(stateAt('2026-01-25T23:59:59.999'), 'POSTED');
  assert.equal(stateAt('2026-01-26T00:00:00'), 'VALID');
  assert.equal(stateAt('2026-09-14T23:59:59'), 'VALID');
  assert.equal(stateAt('2026-09-15T00:00:00'), 'NEAR_EXPIRY');
  assert.equal(stateAt('2026-10-15T23:59:59'), 'NEAR_EXPIRY');
  assert.equal(stateAt('2026-10-16T00:00:00'), 'EXPIRED');
});

test('a post that is not published is closed and never expires', () => {
  const byChoice = { ...posted, valid_until: null };
  assert.equal(stateAt('2026-01-26T00:00:00', byChoice), 'VALID');
  assert.equal(stateAt('2036-01-26T00:00:00', byChoice), 'VALID');
});

test('the clock leaves a post that is deficient, filled, cancelled or not yet posted as it is', () => {
  for (const state of ['DRAFT', 'FOR_SIGNATURE', 'SUBMITTED', 'DEFICIENT', 'FILLED', 'CANCELLED', 'EXPIRED'] as const)
    assert.equal(stateAt('2030-01-01T00:00:00', { ...posted, state }), state);
});

test('a post that was forgotten for a year takes every step of the way', () => {
  assert.deepEqual(
    clockSteps('POSTED', 'EXPIRED').map(({ action }) => action),
    ['close', 'validate', 'near', 'expire'],
  );
  assert.deepEqual(clockSteps('VALID', 'VALID'), []);
});

test('from moment to moment the state only goes on, by steps of the flow', () => {
  const states: readonly PostState[] = ['POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY', 'EXPIRED'];
  const minutes = fc.integer({ min: 0, max: 500 * 24 * 60 });
  fc.assert(
    fc.property(fc.constantFrom(...states), minutes, minutes, (state, one, other) => {
      const [first, then] = [one, other].toSorted((a, b) => a - b).map((m) => at('2026-01-01T00:00:00').add({ minutes: m }));
      const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO('Asia/Manila').toPlainDate().toString();
      const before = stateByClock({ ...posted, state }, first!, dayOf(first!));
      const after = stateByClock({ ...posted, state: before }, then!, dayOf(then!));
      assert.equal(after, stateByClock({ ...posted, state }, then!, dayOf(then!)));
      assert.ok(states.indexOf(after) >= states.indexOf(before) && states.indexOf(before) >= states.indexOf(state));
      for (const { action, from, to } of clockSteps(state, after)) {
        assert.ok(postFlow.open(from, ['clock']).includes(action));
        assert.equal(postFlow.after(from, action), to);
      }
      if (state === 'POSTED') assert.equal(isClosed(posted.closes_at!, then!), after !== 'POSTED');
    }),
  );
});
