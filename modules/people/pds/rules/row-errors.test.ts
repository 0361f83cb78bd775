import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SectionName } from '../contract/sections.ts';
import { takeOutContradictions } from './read-values.ts';
import { rowErrors } from './row-errors.ts';
import type { Fields } from './stored-sheet.ts';

const TODAY = '2026-11-20';

const refused: readonly [string, SectionName, Fields, readonly string[]][] = [
  ['a birth 14 years ago', 'personal', { birth_date: '2012-11-20' }, ['birth_date']],
  ['a birth 101 years ago', 'personal', { birth_date: '1925-11-20' }, ['birth_date']],
  ['the Philippines as the other country', 'personal', { dual_country: 'Philippines' }, ['dual_country']],
  ['a child born tomorrow', 'children', { birth_date: '2026-11-21' }, ['birth_date']],
  ['a school left before it was begun', 'education', { from_year: 2008, to_year: 2007 }, ['from_year', 'to_year']],
  ['units of who graduated', 'education', { units_earned: '36 units', year_graduated: 2010 }, ['units_earned', 'year_graduated']],
  ['graduation of who still studies', 'education', { is_present: true, year_graduated: 2010 }, ['year_graduated', 'is_present']],
  [
    'a licence that ended before the examination',
    'eligibilities',
    { examined_on: '2015-08-03', licence_until: '2015-08-02' },
    ['examined_on', 'licence_until'],
  ],
  ['work that ends before it begins', 'work', { from: '2015-06-01', to: '2015-05-31' }, ['from', 'to']],
  ['work that begins tomorrow', 'work', { from: '2026-11-21' }, ['from']],
  ['a training that ends before it begins', 'training', { from: '2025-03-04', to: '2025-03-03' }, ['from', 'to']],
  ['Jr. in the father’s surname', 'parents', { father_surname: 'Reyes Jr.' }, ['father_surname']],
  ['a case filed tomorrow', 'answers', { filed_on: '2026-11-21' }, ['filed_on']],
];
for (const [what, section, fields, concerned] of refused) {
  test(`${what} is refused`, () =>
    assert.deepEqual(
      rowErrors(section, fields, TODAY).map((one) => one.fields),
      [concerned],
    ));
}

const taken: readonly [string, SectionName, Fields][] = [
  ['15 years of age', 'personal', { birth_date: '2011-11-20' }],
  ['100 years of age', 'personal', { birth_date: '1926-11-20' }],
  ['one year of school', 'education', { from_year: 2008, to_year: 2008 }],
  ['N/A for units of who graduated', 'education', { units_earned: 'N/A', year_graduated: 2010 }],
  ['a training of one day', 'training', { from: '2025-03-04', to: '2025-03-04' }],
  ['work to the present', 'work', { from: '2015-06-01', to: null }],
];
for (const [what, section, fields] of taken) {
  test(`${what} is taken`, () => assert.deepEqual(rowErrors(section, fields, TODAY), []));
}

test('what contradicts a kept date is not kept, and is once its partner is corrected', () => {
  const kept = { from: '2015-01-01', to: '2018-12-31' };
  const first = takeOutContradictions('work', { right: { from: '2019-01-01' }, wrong: {} }, kept, TODAY);
  assert.deepEqual(Object.keys(first.wrong), ['from']);
  const second = takeOutContradictions('work', { right: { from: '2019-01-01', to: '2020-12-31' }, wrong: {} }, kept, TODAY);
  assert.deepEqual(second, { right: { from: '2019-01-01', to: '2020-12-31' }, wrong: {} });
});
