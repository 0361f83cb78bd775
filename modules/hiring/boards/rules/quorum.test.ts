import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { quorumOf, type CountedSeat } from './quorum.ts';

const seat = (id: number, more: Partial<CountedSeat> = {}): CountedSeat => ({
  id,
  votes: true,
  level: null,
  alternate_for_id: null,
  ...more,
});

/** A chair, the HR head, the head of the unit, both representatives, alternates of the first two, and a secretary. */
const BOARD = [
  seat(1),
  seat(2),
  seat(3),
  seat(4, { level: 'first' }),
  seat(5, { level: 'second' }),
  seat(11, { alternate_for_id: 1 }),
  seat(12, { alternate_for_id: 2 }),
  seat(20, { votes: false }),
];
const all = BOARD.map(({ id }) => id);

test('a majority of the seats that vote at the level must be there, an inhibited member is not, and an alternate fills the seat', () => {
  const cases: [string, string | null, number[], number[], [seats: number, needed: number, voting: number[], holds: boolean]][] = [
    ['all are there', 'second', all, [], [4, 3, [1, 2, 3, 5], true]],
    ['the representative of the other level does not count', 'first', all, [], [4, 3, [1, 2, 3, 4], true]],
    ['no representative sits for an executive position', 'second (executive/managerial)', all, [], [3, 2, [1, 2, 3], true]],
    ['a post without a level is as one of the second', null, all, [], [4, 3, [1, 2, 3, 5], true]],
    ['half is no majority', 'second', [3, 5], [], [4, 3, [3, 5], false]],
    ['alternates fill two seats', 'second', [11, 12, 5], [], [4, 3, [11, 12, 5], true]],
    ['an alternate beside the regular member adds nothing', 'second', [1, 11, 3], [], [4, 3, [1, 3], false]],
    ['an inhibited member is not present', 'second', [1, 2, 3], [3], [4, 3, [1, 2], false]],
    ['the alternate votes for an inhibited regular member', 'second', [1, 2, 11, 3], [1], [4, 3, [11, 2, 3], true]],
    ['an inhibited alternate does not', 'second', [11, 2, 3], [11], [4, 3, [2, 3], false]],
    ['the secretary has no vote', 'second', [1, 2, 20], [], [4, 3, [1, 2], false]],
  ];
  for (const [name, level, present, inhibited, expected] of cases) {
    const { seats, needed, voting, holds } = quorumOf(BOARD, { level, present: new Set(present), inhibited: new Set(inhibited) });
    assert.deepEqual([seats, needed, voting, holds], expected, name);
  }
});

test('a board without seats that vote has no quorum', () => {
  assert.equal(quorumOf([], { level: 'first', present: new Set(), inhibited: new Set() }).holds, false);
});

test('who does not take part never helps a quorum, each seat votes once, and who votes is there', () => {
  const subset = fc.subarray(all);
  fc.assert(
    fc.property(subset, subset, fc.constantFrom('first', 'second', null), (present, inhibited, level) => {
      const free = quorumOf(BOARD, { level, present: new Set(present), inhibited: new Set() });
      const held = quorumOf(BOARD, { level, present: new Set(present), inhibited: new Set(inhibited) });
      assert.ok(held.voting.length <= free.voting.length);
      assert.equal(held.needed, free.needed);
      assert.ok(held.voting.every((id) => present.includes(id) && !inhibited.includes(id)));
      assert.equal(new Set(held.voting).size, held.voting.length);
      assert.equal(held.holds, held.voting.length * 2 > held.seats);
    }),
  );
});
