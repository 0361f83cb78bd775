import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { followersOf } from './followers.ts';

const rows = [
  { key: 'a', personnel_id: 1 },
  { key: 'b', personnel_id: 2 },
  { key: 'c', personnel_id: null },
  { key: 'd', personnel_id: 1 },
];

test('what somebody holds goes with them, and what no one holds with nobody', () => {
  for (const [people, keys] of [
    [[], []],
    [['1'], ['a', 'd']],
    [
      ['1', '2'],
      ['a', 'b', 'd'],
    ],
    [['7'], []],
  ]) {
    assert.deepEqual(followersOf(people!, rows), keys);
  }
});

test('no matter who goes where, no row goes twice, and every row of somebody goes once', () => {
  const owner = fc.option(fc.integer({ min: 0, max: 5 }));
  fc.assert(
    fc.property(fc.array(owner, { maxLength: 30 }), (owners) => {
      const owned = owners.map((personnel_id, at) => ({ key: String(at), personnel_id }));
      const parts = [0, 1, 2].map((part) => [String(part), String(part + 3)]);
      const taken = parts.flatMap((people) => followersOf(people, owned));
      assert.equal(new Set(taken).size, taken.length);
      assert.equal(taken.length, owners.filter((one) => one !== null).length);
    }),
  );
});
