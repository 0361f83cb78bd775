import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NO_GROUP } from '../../contract/list.ts';
import { underGroups } from './in-groups.ts';

test('rows come under their groups in the order of the groups, those without a value last, and a new key is not lost', () => {
  const people = [
    ['Abad', 'REG'],
    ['Cruz', 'ACCT'],
    ['Diaz', null],
    ['Ong', 'REG'],
    ['Yap', 'NEW'],
  ] as const;
  const groups = [
    { key: 'ACCT', name: 'Accounting Office', count: 1 },
    { key: 'LIB', name: 'Library', count: 1 },
    { key: 'REG', name: 'Registrar', count: 2 },
    { key: NO_GROUP, name: null, count: 1 },
  ];
  const { rows, groups: heads } = underGroups(people, groups, ([, office]) => office);
  assert.deepEqual(
    rows.map(([name]) => name),
    ['Cruz', 'Abad', 'Ong', 'Diaz', 'Yap'],
  );
  assert.deepEqual(heads, [
    { name: 'Accounting Office', count: 1 },
    { name: 'Registrar', count: 2 },
    { name: 'None', count: 1 },
    { name: 'NEW', count: 1 },
  ]);
});

test('property: each row is printed once, and the heads count them', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom('a', 'b', 'c'))), (keys) => {
      const { rows, groups } = underGroups([...keys.keys()], [{ key: 'b', name: 'B', count: 1 }], (at) => keys[at] ?? null);
      assert.deepEqual(
        rows.toSorted((one, other) => one - other),
        [...keys.keys()],
      );
      assert.equal(
        groups.reduce((sum, { count }) => sum + count, 0),
        keys.length,
      );
    }),
  );
});
