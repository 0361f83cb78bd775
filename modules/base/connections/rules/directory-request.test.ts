import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { keptOperations, nameOf, plainUser } from './directory-request.ts';

const EMPLOYEE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber';

test('what a directory sends of attributes that are not kept is left out, and active as a text is true or false', () => {
  const table: [object, object[]][] = [
    [{ op: 'Replace', path: 'active', value: 'False' }, [{ op: 'Replace', path: 'active', value: false }]],
    [{ op: 'replace', path: 'Active', value: true }, [{ op: 'replace', path: 'Active', value: true }]],
    [{ op: 'add', path: 'phoneNumbers[type eq "work"].value', value: '1' }, []],
    [{ op: 'add', path: 'urn:ietf:params:scim:schemas:core:2.0:User:title', value: 'Dean' }, []],
    [{ op: 'add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'CAS' }, []],
    [{ op: 'add', path: EMPLOYEE, value: '12' }, [{ op: 'add', path: EMPLOYEE, value: '12' }]],
    [
      { op: 'replace', value: { active: 'True', title: 'Dean', displayName: 'A' } },
      [{ op: 'replace', value: { active: true, displayName: 'A' } }],
    ],
    [{ op: 'replace', path: 'nonsense', value: 1 }, [{ op: 'replace', path: 'nonsense', value: 1 }]],
  ];
  for (const [given, kept] of table) assert.deepEqual(keptOperations([given]), kept);
});

test('an account is called as the directory displays it, else by its parts, else by its address', () => {
  assert.equal(nameOf({ displayName: ' Luz Cruz ', userName: 'a@b.c' }), 'Luz Cruz');
  assert.equal(nameOf({ displayName: '', name: { formatted: 'Dr. Luz Cruz' }, userName: 'a@b.c' }), 'Dr. Luz Cruz');
  assert.equal(nameOf({ name: { givenName: 'Luz', familyName: 'Cruz' }, userName: 'a@b.c' }), 'Luz Cruz');
  assert.equal(nameOf({ name: { familyName: ' ' }, userName: 'a@b.c' }), 'a@b.c');
});

test('whatever is sent is not changed twice: what was made plain stays as it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.anything(), fc.record({ op: fc.string(), path: fc.string(), value: fc.anything() }, { noNullPrototype: true }))),
      (given) => {
        const once = keptOperations(given);
        assert.deepEqual(keptOperations(once), once);
        assert.deepEqual(plainUser(plainUser(given[0])), plainUser(given[0]));
      },
    ),
  );
});
