import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { likenessOf, type Named } from './likely-same.ts';

const mario: Named = { surname: 'Dela Paz', first_name: 'Mario', middle_name: 'Cruz', name_extension: 'Jr.', birth_date: '1985-03-01' };

test('one person is found in every spelling of the name and its suffix, on the form and in a file', () => {
  const same: Partial<Named>[] = [
    { surname: 'Dela Paz Jr.', name_extension: '' },
    { first_name: 'Mario Jr.', name_extension: '' },
    { name_extension: 'JR' },
    { surname: 'De la Paz' },
    { birth_date: null },
    { birth_date: '1990-01-01' },
    { surname: 'Reyes' },
    { surname: 'DELA PAZ', first_name: 'MARIO', middle_name: '' },
  ];
  for (const change of same) assert.ok(likenessOf(mario, { ...mario, ...change }), JSON.stringify(change));
});

test('father and son are two people, and so are twins', () => {
  const others: Partial<Named>[] = [
    { name_extension: 'Sr.', birth_date: '1955-03-01' },
    { name_extension: '', first_name: 'Mario III', birth_date: null },
    { first_name: 'Elena' },
    { middle_name: 'Sy', birth_date: '1990-01-01' },
  ];
  for (const change of others) assert.equal(likenessOf(mario, { ...mario, ...change }), null, JSON.stringify(change));
});

test('likeness is mutual, and everyone is like themselves', () => {
  const person = fc.record({
    surname: fc.constantFrom('Dela Paz', 'Dela Paz Jr.', 'Reyes'),
    first_name: fc.constantFrom('Mario', 'Maria', 'Mario Jr.', ''),
    middle_name: fc.constantFrom('', 'Cruz'),
    name_extension: fc.constantFrom('', 'Jr.', 'III'),
    birth_date: fc.constantFrom(null, '1985-03-01', '1990-01-01'),
  });
  fc.assert(
    fc.property(person, person, (one, other) => {
      assert.deepEqual(likenessOf(one, other), likenessOf(other, one));
      assert.ok(likenessOf(one, one)?.name);
    }),
  );
});
