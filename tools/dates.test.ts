import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUtcDates } from './find-utc-dates.ts';

for (const line of [
  'where h.during @> s.at::date',
  'min(s.at)::date::text as oldest',
  'select $1::timestamptz::date',
  'due_on = current_date',
  'new Date().toISOString().slice(0, 10)',
  'const day = at.slice(0, 10);',
  'const received = at(0).slice(0, 10);',
  'Since: (row) => row.issued_at?.slice(0, 10)',
  'longDate(lastGoodAt.slice(0, 10))',
])
  test(`the day of Greenwich is found in: ${line}`, () => assert.equal(findUtcDates(line).length, 1));

for (const line of [
  "where h.during @> (s.at at time zone 'Asia/Manila')::date",
  'const day = localDay(at);',
  'localTime(found.due_at).slice(0, 10)',
  '// current_date is the day of the session',
  'select d.date::date, x.from::date',
  'const year = date.slice(0, 4);',
])
  test(`it is not found in: ${line}`, () => assert.deepEqual(findUtcDates(line), []));

test('what is allowed is left out', () => assert.deepEqual(findUtcDates('const path = at.slice(0, 7)', ['const path']), []));
