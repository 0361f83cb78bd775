import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatChange, formatChangedFields } from './format-change.ts';

const civil = new Map([[2, 'Married']]);

test('a correction is told by the names of its fields, dates as people write them', () => {
  assert.deepEqual(
    formatChangedFields({ birth_date: '1990-01-02', surname: 'Cruz' }, { birth_date: '1990-02-01', surname: 'Cruz' }, civil),
    [{ label: 'Date of birth', before: '2 Jan 1990', after: '1 Feb 1990' }],
  );
});

test('a civil status is told by its name', () => {
  assert.deepEqual(formatChangedFields({ civil_status_id: null }, { civil_status_id: 2 }, civil), [
    { label: 'Civil status', before: '', after: 'Married' },
  ]);
});

test('an import tells of the fields of the person', () => {
  assert.deepEqual(formatChangedFields({ person: { email: null } }, { person: { email: 'a@b.ph' } }, civil), [
    { label: 'E-mail address', before: '', after: 'a@b.ph' },
  ]);
});

test('what has no name here stays untold, such as answers and health', () => {
  assert.deepEqual(formatChangedFields({ answer_36: 'No' }, { answer_36: 'Yes', hiv: 'x' }, civil), []);
  assert.deepEqual(formatChangedFields(null, undefined, civil), []);
});

test('the action begins a sentence', () => assert.equal(formatChange('correct the name'), 'Correct the name'));
