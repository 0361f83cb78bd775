import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Branch } from '../../contract/departments.ts';
import { buildTree, listNodes, narrowTree } from './build-tree.ts';

const campuses = [{ id: 1, name: 'Main', acronym: 'MAIN' }];
const office = (id: number, parent_id: number | null, fullname: string, people: number): Branch => ({
  id,
  parent_id,
  fullname,
  acronym: `U${id}`,
  campus_id: 1,
  is_active: true,
  head: null,
  people,
});
const offices = [
  office(1, null, 'College of Arts', 2),
  office(2, 1, 'Department of Languages', 5),
  office(3, 2, 'Cañete Writing Center', 1),
  office(4, null, 'Registrar', 4),
];

test('an office counts who serve in it and in all its units', () => {
  const [main] = buildTree(campuses, offices);
  assert.equal(main!.everybody, 12);
  assert.deepEqual(
    main!.units.map(({ id, everybody }) => [id, everybody]),
    [
      [1, 8],
      [4, 4],
    ],
  );
});

test('a search opens the branches that lead to what was found, with plain letters too', () => {
  const narrowed = narrowTree(buildTree(campuses, offices), 'canete');
  assert.deepEqual([...listNodes(narrowed).keys()], [1, 2, 3]);
  assert.deepEqual(listNodes(narrowed).get(3)!.above, ['campus 1', 'office 1', 'office 2']);
});

test('an office below one that is closed still stands in the tree', () => {
  const [main] = buildTree(campuses, offices.slice(1));
  assert.deepEqual(
    main!.units.map(({ id }) => id),
    [2, 4],
  );
});
