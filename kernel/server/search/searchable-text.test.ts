import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchableText } from './searchable-text.ts';

test('a text is kept as one line that PostgreSQL can keep, its words whole', () => {
  const cases: [string, string][] = [
    ['', ''],
    [' \n\f ', ''],
    ['The Univer-\n  sity buys\n\nchairs', 'The University buys chairs'],
    ['Quezon-\nManila', 'Quezon- Manila'],
    ['a\u0000b\uD800c', 'a b c'],
  ];
  for (const [raw, kept] of cases) assert.equal(searchableText(raw), kept);
  assert.equal(searchableText('word '.repeat(100_000)).length, 200_000);
});
