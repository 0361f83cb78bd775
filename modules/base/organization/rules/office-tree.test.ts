import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BRANCHES, branch, MAIN } from './branch-fixture.ts';
import { buildTree, countUnits, leadingOffice, shownOffices } from './office-tree.ts';

test('an office counts who serve in it and in all its units', () => {
  const [main] = buildTree([MAIN], BRANCHES);
  assert.equal(main!.everybody, 12);
  assert.deepEqual(
    main!.units.map((office) => [office.id, office.everybody, countUnits(office)]),
    [
      [1, 8, 2],
      [4, 4, 0],
    ],
  );
});

test('an office below one that is closed still stands in the tree', () => {
  const [main] = buildTree([MAIN], BRANCHES.slice(1));
  assert.deepEqual(
    main!.units.map(({ id }) => id),
    [2, 4],
  );
});

test('a closed office is shown while people are left in it', () => {
  const offices = [
    ...BRANCHES,
    { ...branch(5, null, 'Print Shop', 0), is_active: false },
    { ...branch(6, null, 'Bindery', 1), is_active: false },
  ];
  assert.deepEqual(
    shownOffices(offices, false).map(({ id }) => id),
    [1, 2, 3, 4, 6],
  );
  assert.equal(shownOffices(offices, true).length, 6);
});

test('the Office of the President leads a campus of many offices, and the director of a small one does not', () => {
  const units = (count: number) => [
    branch(1, null, 'Office of the President', 5),
    ...Array.from({ length: count }, (_, at) => branch(at + 2, 1, 'College', 3)),
  ];
  const leading = (count: number) => leadingOffice(buildTree([MAIN], units(count))[0]!);
  assert.equal(leading(20)?.id, 1);
  assert.equal(leading(4), null);
  assert.equal(leadingOffice(buildTree([MAIN], BRANCHES)[0]!), null);
});
