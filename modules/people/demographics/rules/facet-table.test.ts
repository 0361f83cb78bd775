import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tries } from '@talaan/testing/tries.ts';
import { hideInFacet, hideInRow, hideInSexes, type FacetTable, type ShownTable } from './facet-table.ts';

/** A table from people counted by group, sex and campus. */
function tableOf(people: readonly (readonly (readonly number[])[])[]): FacetTable {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [sexes, campuses] = [people[0]!.length, people[0]![0]!.length];
  const groups = people.map((group) => ({
    total: sum(group.flat()),
    bySex: group.map(sum),
    byCampus: Array.from({ length: campuses }, (_, campus) => sum(group.map((row) => row[campus]!))),
  }));
  return {
    groups,
    bySex: Array.from({ length: sexes }, (_, at) => sum(groups.map(({ bySex }) => bySex[at]!))),
    byCampus: Array.from({ length: campuses }, (_, at) => sum(groups.map(({ byCampus }) => byCampus[at]!))),
    total: sum(groups.map(({ total }) => total)),
  };
}

const totals = ({ bySex, byCampus, total }: FacetTable) => ({ bySex: [...bySex], byCampus: [...byCampus], total });

const cases: readonly { name: string; people: number[][][]; groups: (number | null)[]; bySex: (number | null)[][] }[] = [
  {
    name: 'where nothing is small everything is shown',
    people: [
      [[20], [30]],
      [[40], [15]],
    ],
    groups: [50, 55],
    bySex: [
      [20, 30],
      [40, 15],
    ],
  },
  {
    name: 'one small cell takes its row, its column and the cell across, so that no total gives it away',
    people: [
      [[3], [30]],
      [[40], [15]],
      [[50], [60]],
    ],
    groups: [33, 55, 110],
    bySex: [
      [null, null],
      [null, null],
      [50, 60],
    ],
  },
  {
    name: 'a group under five is hidden as a whole, and the nearest one with it',
    people: [
      [[1], [2]],
      [[40], [15]],
      [[50], [60]],
    ],
    groups: [null, null, 110],
    bySex: [
      [null, null],
      [null, null],
      [50, 60],
    ],
  },
  {
    name: 'nobody counts as fewer than five',
    people: [
      [[0], [0]],
      [[40], [15]],
      [[50], [60]],
    ],
    groups: [null, null, 110],
    bySex: [
      [null, null],
      [null, null],
      [50, 60],
    ],
  },
];
for (const { name, people, groups, bySex } of cases) {
  test(name, () => {
    const table = tableOf(people);
    const shown = hideInFacet(table, totals(table));
    assert.deepEqual(
      shown.groups.map(({ bySex: row }) => row),
      bySex,
    );
    assert.deepEqual(
      shown.groups.map(({ total }) => total),
      groups,
    );
  });
}

test('of four people nothing is shown at all', () => {
  const shown = hideInSexes(tableOf([[[1]], [[3]]]));
  assert.deepEqual(shown, {
    groups: [1, 2].map(() => ({ total: null, bySex: [], byCampus: [null] })),
    bySex: [],
    byCampus: [null],
    total: null,
  });
});

test('a row with one small number hides two', () => {
  assert.deepEqual(hideInRow([3, 20, 9, 40]), [null, 20, null, 40]);
  assert.deepEqual(hideInRow([9, 20, 40]), [9, 20, 40]);
});

test('no number under five is shown, and no hidden one follows from what is shown with the totals', () => {
  const cell = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 5, max: 9 }));
  const people = fc
    .integer({ min: 2, max: 3 })
    .chain((groups) =>
      fc.array(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 2 }), {
        minLength: groups,
        maxLength: groups,
      }),
    )
    .filter((table) => tableOf(table).total <= 24);
  fc.assert(
    fc.property(people, (counted) => {
      const table = tableOf(counted);
      const shown = hideInFacet(table, totals(table));
      const flat = flatten(shown);
      assert.ok(flat.every((value) => value === null || value >= 5));
      // Nothing is left of a table of which no number could be shown safely.
      if (flat.every((value) => value === null)) return;
      const seen = flat.map(() => new Set<number>());
      for (const other of tablesWith(table)) {
        const values = flatten(other);
        if (flat.every((value, at) => value === null || value === values[at])) values.forEach((value, at) => seen[at]!.add(value!));
      }
      flat.forEach((value, at) => assert.ok(value !== null || seen[at]!.size > 1, `cell ${at} of ${JSON.stringify(counted)}`));
    }),
    { numRuns: tries(30, 150) },
  );
});

function flatten({ groups }: Pick<ShownTable, 'groups'> | FacetTable): (number | null)[] {
  return groups.flatMap(({ total, bySex, byCampus }) => [total, ...bySex, ...byCampus]);
}

/** Every table with the same totals of sexes and campuses. */
function* tablesWith({ groups, bySex, byCampus, total }: FacetTable): Generator<FacetTable> {
  for (const first of splits(bySex[0]!, groups.length)) {
    for (const second of splits(bySex[1]!, groups.length)) {
      const rows = first.map((value, at) => value + second[at]!);
      for (const here of splitsWithin(byCampus[0]!, rows)) {
        yield {
          groups: rows.map((row, at) => ({ total: row, bySex: [first[at]!, second[at]!], byCampus: [here[at]!, row - here[at]!] })),
          bySex,
          byCampus,
          total,
        };
      }
    }
  }
}

function* splits(sum: number, parts: number): Generator<number[]> {
  yield* splitsWithin(
    sum,
    Array.from({ length: parts }, () => sum),
  );
}

function* splitsWithin(sum: number, most: readonly number[]): Generator<number[]> {
  if (most.length === 0) {
    if (sum === 0) yield [];
    return;
  }
  for (let first = 0; first <= Math.min(sum, most[0]!); first++)
    for (const rest of splitsWithin(sum - first, most.slice(1))) yield [first, ...rest];
}
