import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { settleName } from './person-name.ts';

test('one name suffices, and is kept as surname', () => {
  assert.deepEqual(settleName({ surname: 'Bagani', first_name: '' }), { surname: 'Bagani', first_name: '' });
  assert.deepEqual(settleName({ surname: '', first_name: 'Sukarta' }), { surname: 'Sukarta', first_name: '' });
  assert.deepEqual(settleName({ surname: 'Cruz', first_name: 'Ana' }), { surname: 'Cruz', first_name: 'Ana' });
  assert.equal(settleName({ surname: '', first_name: '' }), null);
});

test('a settled name has a surname and loses no word', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (surname, firstName) => {
      const settled = settleName({ surname, first_name: firstName });
      if (!settled) return surname + firstName === '';
      return settled.surname !== '' && settled.surname + settled.first_name === surname + firstName;
    }),
  );
});
