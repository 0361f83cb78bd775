import { test } from 'node:test';
import assert from 'node:assert/strict';
import { isFresh } from './pop-up.ts';
import { timeAgo } from './time-ago.ts';

const noon = Temporal.Instant.from('2026-11-20T04:00:00Z');

test('a notification says how long ago it came', () => {
  assert.equal(timeAgo('2026-11-20T03:59:50Z', noon), 'just now');
  assert.equal(timeAgo('2026-11-20T03:15:00Z', noon), '45 minutes ago');
  assert.equal(timeAgo('2026-11-19T04:00:00Z', noon), 'yesterday');
});

test('a notification pops up while it is younger than 15 seconds', () => {
  assert.equal(isFresh('2026-11-20T03:59:46Z', noon), true);
  assert.equal(isFresh('2026-11-20T03:59:45Z', noon), false);
});
