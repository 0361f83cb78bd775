import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSilence } from './format-silence.ts';

test('a device that sent nothing is named with its last day and the days without data', () => {
  const device = { id: 1, name: 'Gate', since: '2026-11-06', first: '2026-11-09', last: '2026-11-27', people: 120 };
  assert.equal(
    formatSilence(device),
    'Nothing came from Gate since 6 Nov 2026: up to 120 people have no data from 9 Nov 2026 to 27 Nov 2026.',
  );
  assert.equal(
    formatSilence({ ...device, since: null, last: '2026-11-09', people: 1 }),
    'Nothing ever came from Gate: up to 1 person has no data on 9 Nov 2026.',
  );
});
