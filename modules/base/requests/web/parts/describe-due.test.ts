import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeDue, describeDueShort } from './describe-due.ts';

test('the due day says how many days are left or over', () => {
  assert.equal(describeDue('2026-11-20', '2026-11-20'), 'Due today');
  assert.equal(describeDue('2026-11-21', '2026-11-20'), 'Due 21 Nov 2026, in 1 day');
  assert.equal(describeDue('2026-11-18', '2026-11-20'), 'Due 18 Nov 2026, 2 days late');
  assert.equal(describeDueShort('2026-11-18', '2026-11-20'), '2 days late');
});
