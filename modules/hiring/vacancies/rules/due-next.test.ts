import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { postFlow } from '../workflow.ts';
import { dueNext } from './due-next.ts';

const post = {
  state: 'POSTED' as const,
  is_published: true,
  opens_on: '2026-01-15',
  closes_on: '2026-01-25',
  valid_until: '2026-10-15',
};

test('what is due next is said with its day', () => {
  assert.deepEqual(dueNext({ ...post, state: 'FOR_SIGNATURE' }, '2026-01-10'), { text: 'Send to the CSC', tone: 'waiting' });
  assert.deepEqual(dueNext(post, '2026-01-14'), { text: 'Opens on 15 Jan 2026', tone: 'waiting' });
  assert.deepEqual(dueNext(post, '2026-01-20'), { text: 'Closes in 5 days', tone: 'neutral' });
  assert.deepEqual(dueNext(post, '2026-01-24'), { text: 'Closes tomorrow', tone: 'warning' });
  assert.deepEqual(dueNext(post, '2026-01-25'), { text: 'Closes today', tone: 'warning' });
  assert.deepEqual(dueNext({ ...post, state: 'VALID' }, '2026-02-01'), { text: 'Appoint by 15 Oct 2026', tone: 'neutral' });
  assert.deepEqual(dueNext({ ...post, state: 'NEAR_EXPIRY' }, '2026-10-01'), {
    text: 'Appoint by 15 Oct 2026: 15 days left',
    tone: 'warning',
  });
  assert.equal(dueNext({ ...post, state: 'EXPIRED' }, '2026-10-16')?.text, 'Publish again');
  assert.equal(dueNext({ ...post, state: 'DRAFT', is_published: false }, '2026-10-16')?.text, 'Open for applications');
  assert.equal(dueNext({ ...post, state: 'VALID', valid_until: null }, '2026-10-16')?.text, 'Select and engage');
});

test('every post that is not over has something due', () => {
  const day = fc.integer({ min: -400, max: 800 }).map((days) => Temporal.PlainDate.from('2026-01-15').add({ days }).toString());
  fc.assert(
    fc.property(fc.constantFrom(...postFlow.states), day, fc.boolean(), (state, today, isPublished) => {
      const due = dueNext({ ...post, state, is_published: isPublished, valid_until: isPublished ? post.valid_until : null }, today);
      assert.equal(due === null, state === 'FILLED' || state === 'CANCELLED');
    }),
  );
});
