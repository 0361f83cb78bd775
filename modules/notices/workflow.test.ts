import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ACTIONS, ACTION_NAMES, openActions, STATES, stateAfter, type NoticeState } from './workflow.ts';

test('a notice goes from generated over for signature and signed to released', () => {
  let state: NoticeState = 'GENERATED';
  for (const action of ['submit', 'sign', 'release'] as const) {
    assert.ok(openActions(state).includes(action));
    state = stateAfter(action);
  }
  assert.equal(state, 'RELEASED');
});

test('a notice is cancelled until it is released, for a reason', () => {
  assert.deepEqual(
    STATES.filter((state) => openActions(state).includes('cancel')),
    ['GENERATED', 'FOR_SIGNATURE', 'SIGNED'],
  );
  assert.equal(ACTIONS.cancel.needsReason, true);
});

test('whatever is tried in whatever order, no state comes twice and nothing follows released or cancelled', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ACTION_NAMES), { maxLength: 20 }), (tries) => {
      const states: NoticeState[] = ['GENERATED'];
      for (const action of tries) {
        const state = states.at(-1)!;
        if (!openActions(state).includes(action)) continue;
        assert.ok(state !== 'RELEASED' && state !== 'CANCELLED');
        states.push(stateAfter(action));
      }
      assert.equal(new Set(states).size, states.length);
    }),
  );
});
