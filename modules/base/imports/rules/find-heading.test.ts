import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHeading as findAmong } from './find-heading.ts';
import { matchColumns as matchAmong, type ImportFields } from './import-fields.ts';
import { readDate } from './read-date.ts';
import { readText } from './readers.ts';

const fields = {
  idno: field('Employee number', 'employee no', 'id no', 'id'),
  surname: field('Surname', 'last name'),
  first_name: field('First name'),
  birth_date: field('Birth date', 'date of birth'),
  sex: field('Sex', 'kasarian'),
  office: field('Office', 'office college'),
  status: field('Appointment status', 'status', 'status of appointment'),
} satisfies ImportFields<Record<string, string>>;

function field(title: string, ...aliases: string[]) {
  return { title, aliases, read: readText(100), help: '', example: '' };
}

const matchColumns = (headings: readonly string[]) => matchAmong(fields, headings);
const findHeading = (rows: readonly (readonly string[])[]) => findAmong(rows, matchColumns);

test('headings as offices write them are recognized, whatever their order and letters', () => {
  const columns = matchColumns([
    'Office/College',
    'LAST NAME',
    'First Name',
    'Employee No.',
    'Date of Birth (MM/DD/YYYY)',
    'Kasarian',
    'Remarks',
  ]);
  assert.deepEqual(columns, { office: 0, surname: 1, first_name: 2, idno: 3, birth_date: 4, sex: 5 });
});

test('a column serves one field only', () => {
  const columns = matchColumns(['ID No.', 'ID', 'Status', 'Status of appointment']);
  assert.equal(new Set(Object.values(columns)).size, Object.values(columns).length);
});

test('a letterhead above the headings is passed over', () => {
  const found = findHeading([
    ['Talaan State University'],
    ['List of personnel'],
    [],
    ['Employee No.', 'Last name', 'First name'],
    ['1', 'Peña', 'Ana'],
  ]);
  assert.deepEqual(found, { headings: ['Employee No.', 'Last name', 'First name'], rows: 4 });
});

test('merged headings over two rows are read as one', () => {
  const found = findHeading([
    ['Employee No.', 'Name', '', 'Office', 'Sex'],
    ['', 'Last name', 'First\nname', '', ''],
    ['1', 'Peña', 'Ana', 'CAS', 'F'],
  ]);
  assert.deepEqual(found, { headings: ['Employee No.', 'Last name', 'First name', 'Office', 'Sex'], rows: 2 });
});

test('a heading of two names is that field where both are its names', () => {
  const named = (title: string, aliases: string[]) => ({ title, aliases, read: readText(20), help: '', example: '' });
  const own = { office: named('Office', ['unit', 'department']), position: named('Position', ['designation']) };
  assert.deepEqual(matchAmong(own, ['Office/Unit', 'Position or Designation']), { office: 0, position: 1 });
  assert.deepEqual(matchAmong(own, ['Office/Head', 'Department', 'Unit']), { office: 2 });
});

test('a sheet with a single cell has no headings', () => {
  assert.equal(findHeading([['hello']]), null);
});

test('dates are read as people type them', () => {
  const same = [
    '2019-05-01',
    '05/01/2019',
    '5/1/2019',
    '05-01-2019',
    'May 1, 2019',
    '1 May 2019',
    '01-May-2019',
    '1-May-19',
    'Wednesday, May 1, 2019',
    '5/1/2019 0:00',
    '2019-05-01T00:00:00Z',
    '2019-05-01 14:30',
    '43586',
  ];
  for (const text of same) assert.deepEqual(readDate(text, 'month-first'), { date: '2019-05-01' }, text);
});

test('a date as Excel shows it has its century', () => {
  assert.deepEqual(readDate('5-Jan-88', 'month-first'), { date: '1988-01-05' });
  assert.deepEqual(readDate('31-Dec-29', 'month-first'), { date: '2029-12-31' });
});

test('which comes first, day or month, is what the whole file says', () => {
  assert.deepEqual(readDate('05/10/2026', 'day-first'), { date: '2026-10-05' });
  assert.deepEqual(readDate('05/10/2026', 'month-first'), { date: '2026-05-10' });
  assert.deepEqual(readDate('05/10/2026', 'open'), {
    error: '“05/10/2026” is 2026-05-10 or 2026-10-05. Say whether the day or the month comes first in this file.',
  });
  for (const order of ['open', 'contradictory'] as const) {
    assert.deepEqual(readDate('23/10/2026', order), { date: '2026-10-23' });
    assert.deepEqual(readDate('05/05/2026', order), { date: '2026-05-05' });
  }
  assert.match(
    (readDate('05/10/2026', 'contradictory') as { error: string }).error,
    /some dates begin with the day, others with the month/,
  );
});

test('a date that does not exist and a year of two digits are refused', () => {
  assert.deepEqual(readDate('02/30/2019', 'month-first'), { error: '“02/30/2019” does not exist in the calendar.' });
  assert.match((readDate('5-Jan-35', 'month-first') as { error: string }).error, /1935 or 2035/);
  assert.match((readDate('5/1/19', 'month-first') as { error: string }).error, /two digits/);
  assert.match((readDate('since 2019', 'month-first') as { error: string }).error, /is not a date/);
});
