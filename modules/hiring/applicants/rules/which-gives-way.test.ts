import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applicationFlow, type ApplicationState } from '../workflow.ts';
import { whichGivesWay, type Twice } from './which-gives-way.ts';

const at = (state: ApplicationState, submitted_at: string | null = '2026-11-12T08:00:00+08:00') => ({ state, submitted_at });

test('a draft is discarded, what has ended stays beside, and what is looked at is withdrawn', () => {
  assert.deepEqual(whichGivesWay(at('SUBMITTED'), at('DRAFT', null)), { gives: 'merged', by: 'discard' });
  assert.deepEqual(whichGivesWay(at('DRAFT', null), at('SUBMITTED')), { gives: 'kept', by: 'discard' });
  assert.deepEqual(whichGivesWay(at('FOR_INTERVIEW'), at('WITHDRAWN')), { gives: 'merged', by: 'staying' });
  assert.deepEqual(whichGivesWay(at('SCREENED_DISQUALIFIED'), at('SUBMITTED')), { gives: 'kept', by: 'staying' });
  assert.deepEqual(whichGivesWay(at('DRAFT', null), at('WITHDRAWN')), { gives: 'kept', by: 'discard' });
  assert.deepEqual(whichGivesWay(at('FOR_INTERVIEW'), at('SUBMITTED')), { gives: 'merged', by: 'withdrawal' });
  assert.deepEqual(whichGivesWay(at('SUBMITTED'), at('RECOMMENDED')), { gives: 'kept', by: 'withdrawal' });
  assert.deepEqual(whichGivesWay(at('SUBMITTED'), at('ASSUMED')), { gives: 'kept', by: 'withdrawal' });
});

test('of two that are equally far the earlier one stands, and of two of one moment that of the kept record', () => {
  const [early, late] = [at('SUBMITTED', '2026-11-11T16:00:00Z'), at('SUBMITTED', '2026-11-12T08:00:00+08:00')];
  assert.equal(whichGivesWay(late, early).gives, 'kept');
  assert.equal(whichGivesWay(early, late).gives, 'merged');
  assert.equal(whichGivesWay(late, { ...late }).gives, 'merged');
});

test('the same one gives way whichever record is kept', () => {
  const one = fc.record({
    state: fc.constantFrom(...applicationFlow.states),
    submitted_at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }).map((day) => day.toISOString()),
  });
  const loserOf = (kept: Twice, merged: Twice) => (whichGivesWay(kept, merged).gives === 'kept' ? kept : merged);
  fc.assert(
    fc.property(one, one, (first, second) => {
      fc.pre(first.submitted_at !== second.submitted_at);
      assert.equal(loserOf(first, second), loserOf(second, first));
    }),
  );
});
