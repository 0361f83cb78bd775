import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { openActions, type ProposalState } from './proposal.ts';

test('a proposer corrects and withdraws what is pending, and no more', () => {
  assert.deepEqual(openActions({ state: 'proposed', isMine: true, keepsLists: false }), ['edit', 'remove']);
  assert.deepEqual(openActions({ state: 'approved', isMine: true, keepsLists: false }), []);
});

test('a keeper of the lists decides on what others proposed', () => {
  assert.deepEqual(openActions({ state: 'proposed', isMine: false, keepsLists: true }), ['edit', 'approve', 'reject', 'merge']);
  assert.deepEqual(openActions({ state: 'approved', isMine: false, keepsLists: true }), ['edit', 'merge', 'remove']);
});

test('nobody decides on their own proposal, nothing is decided twice, and strangers may do nothing', () => {
  const standing = fc.record({
    state: fc.constantFrom<ProposalState[]>('proposed', 'approved', 'rejected'),
    isMine: fc.boolean(),
    keepsLists: fc.boolean(),
  });
  fc.assert(
    fc.property(standing, (given) => {
      const open = openActions(given);
      const decides = open.includes('approve') || open.includes('reject');
      if (decides) assert.ok(given.keepsLists && !given.isMine && given.state === 'proposed');
      if (!given.keepsLists && !given.isMine) assert.deepEqual(open, []);
      if (given.state !== 'approved' && given.isMine) assert.ok(!open.includes('merge'));
    }),
  );
});
