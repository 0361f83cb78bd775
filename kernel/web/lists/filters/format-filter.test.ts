import { test } from 'node:test';
import assert from 'node:assert/strict';
import { dayFilter, multiFilter } from './list-filters.ts';
import { formatFilter, formatFilters } from './format-filter.ts';

const options = [
  { value: 'permanent', label: 'Permanent' },
  { value: 'casual', label: 'Casual' },
];
const status = multiFilter({ name: 'status', label: 'Status', options });

test('a filter says what it is set to, and how many more', () => {
  assert.equal(formatFilter(status, ['casual'], options), 'Casual');
  assert.equal(formatFilter(status, ['casual', 'permanent'], options), 'Casual +1');
});

test('a filter that is not set says what the list shows', () => {
  assert.equal(formatFilter(status, [], options), 'Any');
  assert.equal(formatFilter(dayFilter({ name: 'on', label: 'As of', any: 'Today' }), [], []), 'Today');
});

test('a day is said as a date', () => {
  assert.equal(formatFilter(dayFilter({ name: 'on', label: 'As of' }), ['2026-11-20'], []), '20 Nov 2026');
});

test('a filter whose options are on their way says so, one whose value is gone says the value', () => {
  assert.equal(formatFilter(status, ['casual'], undefined), '…');
  assert.equal(formatFilter(status, ['retired'], options), 'retired');
});

test('the head of a print says every filter that is set in full, and the search', () => {
  const day = dayFilter({ name: 'on', label: 'As of' });
  const say = (values: Record<string, string[]>, term?: string) =>
    formatFilters(
      [status, day],
      ({ name }) => values[name] ?? [],
      () => options,
      term,
    );
  assert.equal(
    say({ status: ['casual', 'permanent'], on: ['2026-11-20'] }, 'cruz'),
    'Status: Casual, Permanent · As of: 20 Nov 2026 · Search: cruz',
  );
  assert.equal(say({}), '');
});
