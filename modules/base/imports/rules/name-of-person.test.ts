import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isNameOf, namesAgree } from './name-of-person.ts';

test('spellings of one name agree, other names do not', () => {
  const same = [
    ['De la Cruz', 'Delacruz'],
    ['PEÑA', 'Pena'],
    ['Juan', 'Juan Miguel'],
    ['Ma. Cristina', 'Maria Cristina'],
    ['Santos', 'Santos-Reyes'],
    ['Dela Paz Jr.', 'Dela Paz'],
  ] as const;
  for (const [one, other] of same) assert.ok(namesAgree(one, other), `${one}, ${other}`);
  for (const [one, other] of [
    ['Reyes', 'Cruz'],
    ['Maria', 'Mario'],
    ['', 'Juan'],
  ] as const)
    assert.ok(!namesAgree(one, other), `${one}, ${other}`);
});

test('a name in a file is held against surname and first name, in either order', () => {
  for (const name of ['Tolentino', 'Diego Tolentino', 'TOLENTINO, DIEGO M.']) assert.ok(isNameOf(name, 'Tolentino', 'Diego'), name);
  for (const name of ['Tolentino, Ana', 'Diego', 'Reyes, Diego']) assert.ok(!isNameOf(name, 'Tolentino', 'Diego'), name);
  assert.ok(isNameOf('Delacruz, Juan', 'De la Cruz', 'Juan'));
});

test('whether names agree does not depend on which comes first', () => {
  const name = fc.array(fc.constantFrom('dela', 'Cruz', 'Ana', 'Jr.', 'Ma.', 'Peña'), { maxLength: 4 }).map((words) => words.join(' '));
  fc.assert(fc.property(name, name, (one, other) => namesAgree(one, other) === namesAgree(other, one)));
});
