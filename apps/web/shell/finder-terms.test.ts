import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prefixesFor, termFor } from './finder-terms.ts';

const people = { groups: ['PERSONNELS'] as const };
const print = { prefix: 'Print DTR of ', groups: ['EDATSADMIN'] as const };
const finders = [people, print];

test('a finder with a prefix is asked with what follows it, and then no other is', () => {
  assert.equal(termFor(print, finders, 'print dtr of abella', 3), 'abella');
  assert.equal(termFor(people, finders, 'print dtr of abella', 3), null);
  assert.equal(termFor(print, finders, 'Print DTR of ab', 3), null, 'a search begins after three letters');
});

test('without its prefix only the others are asked', () => {
  assert.equal(termFor(people, finders, ' abella ', 3), 'abella');
  assert.equal(termFor(print, finders, 'abella', 3), null);
});

test('the prefix is offered as an action to those who may, until it is typed', () => {
  assert.deepEqual(prefixesFor(finders, ['EDATSADMIN'], ''), ['Print DTR of ']);
  assert.deepEqual(prefixesFor(finders, ['EDATSADMIN'], 'dtr pri'), ['Print DTR of ']);
  assert.deepEqual(prefixesFor(finders, ['EDATSADMIN'], 'Print DTR of '), []);
  assert.deepEqual(prefixesFor(finders, ['PERSONNELS'], ''), []);
});
