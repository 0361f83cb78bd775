import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfRecord } from './queries.ts';

const GONE = ['/api/edats/holidays/{id}', { id: 7 }, {}];

for (const [what, key, expected] of [
  ['the record itself', ['/api/edats/holidays/{id}', { id: 7 }, {}], true],
  ['what is read below it', ['/api/edats/holidays/{id}/memo', { id: 7 }, { page: 2 }], true],
  ['another record', ['/api/edats/holidays/{id}', { id: 8 }, {}], false],
  ['the list', ['/api/edats/holidays', {}, {}], false],
  ['a path that only begins alike', ['/api/edats/holidays/{id}s', { id: 7 }, {}], false],
] as const) {
  test(`after a record is removed, ${what} ${expected ? 'is not read again' : 'is read again'}`, () => {
    assert.equal(isOfRecord(key, GONE), expected);
  });
}

test('what ends a thing without a number of its own is followed by reading that thing again', () => {
  assert.equal(isOfRecord(['/api/me/consent', {}, {}], ['/api/me/consent', {}, {}]), false);
});
