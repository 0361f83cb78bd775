import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeChanges, takeTheirs } from './merge-changes.ts';

const before = { mobile: '0917', email: 'ana@up.ph', residential: { street: 'Rizal', zip_code: '3700' } };

test('What only the other tab changed is taken over, and what only this one changed stays', () => {
  const mine = { ...before, mobile: '0918' };
  const theirs = { ...before, residential: { ...before.residential, street: 'Mabini' } };
  assert.deepEqual(mergeChanges(before, mine, theirs), {
    values: { mobile: '0918', email: 'ana@up.ph', residential: { street: 'Mabini', zip_code: '3700' } },
    clashes: [],
  });
});

test('A field that both changed is put to the person, and their own stays until they take the other', () => {
  const mine = { ...before, residential: { ...before.residential, street: 'Luna' } };
  const theirs = { ...before, email: 'ana@clsu.ph', residential: { ...before.residential, street: 'Mabini' } };
  const { values, clashes } = mergeChanges(before, mine, theirs);
  assert.deepEqual(clashes, [{ path: 'residential.street', mine: 'Luna', theirs: 'Mabini' }]);
  assert.equal(values.residential.street, 'Luna');
  assert.equal(values.email, 'ana@clsu.ph');
  assert.equal(takeTheirs(values, clashes).residential.street, 'Mabini');
  assert.equal(values.residential.street, 'Luna');
});

test('Two who changed a field to the same do not clash', () => {
  const both = { ...before, mobile: '0999' };
  assert.deepEqual(mergeChanges(before, both, both), { values: both, clashes: [] });
});
