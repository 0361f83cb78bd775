import assert from 'node:assert/strict';
import { test } from 'node:test';
import { concerns } from './concerns.ts';

test('a part is for holders of one of its groups, and for everybody where it names none', () => {
  assert.ok(concerns({ groups: ['PERSONNELS', 'EDATSADMIN'] }, ['EDATSADMIN']));
  assert.ok(!concerns({ groups: ['PERSONNELS'] }, ['EDATSDEPTHEAD']));
  assert.ok(concerns({}, []));
});

test('who oversees others does not see what their home replaces', () => {
  assert.ok(concerns({ unless: ['EDATSADMIN'] }, ['PDS']));
  assert.ok(!concerns({ unless: ['EDATSADMIN'] }, ['PDS', 'EDATSADMIN']));
});

test('an administrator holds every group and sees the parts of administrators alone', () => {
  const views = ['ADMIN', 'PERSONNELS', 'EDATSDEPTHEAD'];
  assert.ok(concerns({ groups: ['ADMIN'] }, views));
  assert.ok(!concerns({ groups: ['PERSONNELS'] }, views));
  assert.ok(concerns({}, views));
});
