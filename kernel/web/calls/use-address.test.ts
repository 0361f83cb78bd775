import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withChanges } from './use-address.ts';

const changed = (search: string, changes: Parameters<typeof withChanges>[1]) =>
  withChanges(new URLSearchParams(search), changes).toString();

test('parts of an address are set, taken out and several, the others stay', () => {
  assert.equal(changed('term=santos&page=4', { page: 5 }), 'term=santos&page=5');
  assert.equal(changed('term=santos&page=4', { page: null, term: '' }), '');
  assert.equal(changed('day=3&office=1&office=2', { office: ['4', '5'], day: undefined }), 'office=4&office=5');
  assert.equal(changed('term=santos', { from: 0 }), 'term=santos&from=0');
});
