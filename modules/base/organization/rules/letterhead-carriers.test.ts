import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { carriersOf, type OfficeOnDay } from './letterhead-carriers.ts';

/** A college with two departments, one of which has a laboratory; beside it an office of another campus. */
const tree = (...own: number[]): OfficeOnDay[] =>
  [
    { id: 1, parent_id: null, campus_id: 1 },
    { id: 2, parent_id: 1, campus_id: 1 },
    { id: 3, parent_id: 1, campus_id: 1 },
    { id: 4, parent_id: 3, campus_id: 1 },
    { id: 5, parent_id: null, campus_id: 2 },
  ].map((office) => ({ ...office, has_own: own.includes(office.id) }));
const office = (officeId: number) => ({ officeId, campusId: null });
const campus = (campusId: number) => ({ officeId: null, campusId });
const university = { officeId: null, campusId: null };

const said = (place: ReturnType<typeof office> | ReturnType<typeof campus> | typeof university, own: number[], campuses: number[] = []) => {
  const { carry, keep } = carriersOf(place, tree(...own), new Set(campuses));
  return [carry.map(({ id }) => id), keep.map(({ id }) => id)];
};

test('a letterhead is carried by all below that have none of their own', () => {
  assert.deepEqual(said(office(1), []), [[1, 2, 3, 4], []]);
  assert.deepEqual(said(office(1), [1]), [[1, 2, 3, 4], []]);
  assert.deepEqual(said(office(1), [3]), [[1, 2], [3]]);
  assert.deepEqual(said(office(3), [4, 1]), [[3], [4]]);
});

test('a campus goes before the university, an office before its campus', () => {
  assert.deepEqual(said(campus(1), [3]), [[1, 2], [3]]);
  assert.deepEqual(said(campus(2), []), [[5], []]);
  assert.deepEqual(said(university, [], [1]), [[5], []]);
  assert.deepEqual(said(university, [1]), [[5], [1]]);
});

test('each office carries one letterhead, whoever has their own', () => {
  fc.assert(
    fc.property(fc.subarray([1, 2, 3, 4, 5]), fc.subarray([1, 2]), (own, campuses) => {
      const places = [...own.map(office), ...campuses.map(campus), university];
      const carried = places.flatMap((place) => said(place, own, campuses)[0]!);
      assert.deepEqual(
        carried.toSorted((one, other) => one - other),
        [1, 2, 3, 4, 5],
      );
    }),
  );
});
