import { test } from 'node:test';
import assert from 'node:assert/strict';
import { listQueryOf, readListState, withListChanges } from './list-state.ts';

const read = (address: string) => readListState(new URLSearchParams(address), ['office', 'status']);

test('an address without anything is the first page of 50', () => {
  const { page, per_page, filters, open, ...unsaid } = read('');
  assert.deepEqual({ page, per_page, filters, open }, { page: 1, per_page: 50, filters: { office: [], status: [] }, open: [] });
  assert.deepEqual(new Set(Object.values(unsaid)), new Set([undefined]));
});

test('a page or a page size that makes no sense is not asked for', () => {
  assert.equal(read('page=-3').page, 1);
  assert.equal(read('page=two').page, 1);
  assert.equal(read('per_page=7').per_page, 50);
  assert.equal(read('per_page=999').per_page, 999);
});

test('a new search or filter leads back to the first page, turning the page does not', () => {
  const now = new URLSearchParams('page=4&term=santos');
  assert.equal(withListChanges(now, { office: ['3'] }).get('page'), null);
  assert.equal(withListChanges(now, { page: '5' }).toString(), 'term=santos&page=5');
  assert.equal(withListChanges(now, { open: ['HRMO'] }).get('page'), '4');
});

test('a filter of several values is asked for with all of them', () => {
  assert.deepEqual(listQueryOf(read('status=casual&status=permanent&office=3')), {
    page: 1,
    per_page: 50,
    term: undefined,
    sort: undefined,
    group_by: undefined,
    office: '3',
    status: ['casual', 'permanent'],
  });
});
