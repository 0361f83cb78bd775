import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { HOLD_CAUSES, HOP_ENDS } from '../contract/words.ts';
import { documentFlow } from '../workflow.ts';
import { isDue, PUBLIC_STATES, publicState, type Tracked } from './public-state.ts';

const INSIDE: Tracked = { state: 'RECEIVED', wasReceived: true, cause: null, endedAs: null };

const cases: [paper: Partial<Tracked>, said: string, due: boolean][] = [
  [{ wasReceived: false }, 'Received', true],
  [{ state: 'INCOMING', wasReceived: false }, 'On its way', true],
  [{}, 'Being worked on', true],
  [{ state: 'RETURNED' }, 'On its way', true],
  [{ state: 'HOLD', cause: 'lacking_paper' }, 'On hold: waiting for your papers', false],
  [{ state: 'HOLD', cause: 'awaiting_funds' }, 'On hold', true],
  [{ state: 'PENDING' }, 'Approved, to be released', true],
  [{ state: 'PICKUP' }, 'Ready for pick-up', false],
  [{ state: 'RELEASED', endedAs: 'RELEASED' }, 'Released', false],
  [{ state: 'REJECTED', endedAs: 'REJECTED' }, 'Disapproved', false],
  [{ state: 'ARCHIVED', endedAs: 'RELEASED' }, 'Released', false],
  [{ state: 'ARCHIVED', endedAs: 'REJECTED' }, 'Disapproved', false],
];

for (const [paper, said, due] of cases)
  test(`the public reads '${said}' of a paper ${JSON.stringify(paper)}`, () => {
    const state = publicState({ ...INSIDE, ...paper });
    assert.deepEqual([PUBLIC_STATES[state], isDue(state)], [said, due]);
  });

const states = documentFlow.states.filter((state) => state !== 'DRAFT');
const tracked = fc.record({
  state: fc.constantFrom(...states),
  wasReceived: fc.boolean(),
  cause: fc.constantFrom(null, ...(Object.keys(HOLD_CAUSES) as (keyof typeof HOLD_CAUSES)[])),
  endedAs: fc.constantFrom(null, ...(Object.keys(HOP_ENDS) as (keyof typeof HOP_ENDS)[])),
});

test('every paper has words for the public, and only a closed one is said to be released or disapproved', () => {
  const closed = ['RELEASED', 'REJECTED', 'ARCHIVED'];
  fc.assert(
    fc.property(tracked, (paper) => {
      const state = publicState(paper);
      assert.ok(PUBLIC_STATES[state]);
      assert.equal(['released', 'disapproved'].includes(state), closed.includes(paper.state));
    }),
  );
});
