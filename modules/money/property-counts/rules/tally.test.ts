import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tally, type Scan } from './tally.ts';

const usual: Scan = { id: 'a', item_id: 1, office_id: 29, room: 'Room 101', way: 'QR', condition: 'SERVICEABLE', account_id: 7, at: 1000 };
const scan = (changes: Partial<Scan>): Scan => ({ ...usual, ...changes });

test('the first scan of an item counts, whenever it arrives', () => {
  const first = scan({ id: 'z', at: 500, room: 'Room 105' });
  for (const scans of [
    [first, scan({})],
    [scan({}), first],
  ])
    assert.equal(tally(scans).get(1)!.first.id, 'z');
});

const cases: [string, Partial<Scan>, boolean][] = [
  ['in another room', { room: 'Room 102' }, true],
  ['in another office', { office_id: 30 }, true],
  ['by another person', { account_id: 8 }, true],
  ['by the same person in the same room', {}, false],
  ['in the same room, written otherwise', { room: ' room  101' }, false],
];
for (const [words, changes, isConflict] of cases)
  test(`an item that is scanned again ${words} ${isConflict ? 'is a conflict' : 'is none'}`, () => {
    assert.equal(tally([scan({}), scan({ id: 'b', at: 2000, ...changes })]).get(1)!.isConflict, isConflict);
  });

test('who counted an item corrects its condition in the same room, and nobody else does', () => {
  const again = scan({ id: 'b', at: 2000, condition: 'NEEDS_REPAIR' });
  const byOther = scan({ id: 'c', at: 3000, condition: 'UNSERVICEABLE', account_id: 8 });
  assert.equal(tally([scan({}), again, byOther]).get(1)!.condition, 'NEEDS_REPAIR');
});

test('an item is without a sticker unless anybody scanned it or read its number', () => {
  const bare = scan({ way: 'CARD' });
  assert.equal(tally([bare]).get(1)!.isBare, true);
  assert.equal(tally([bare, scan({ id: 'b', at: 2000, way: 'TYPED' })]).get(1)!.isBare, false);
});

const anyScan = fc.record(
  {
    id: fc.uuid(),
    item_id: fc.integer({ min: 1, max: 4 }),
    office_id: fc.integer({ min: 1, max: 2 }),
    room: fc.constantFrom('Room 1', 'room 1', 'Room 2', ''),
    way: fc.constantFrom('QR' as const, 'TYPED' as const, 'CARD' as const),
    condition: fc.constantFrom('SERVICEABLE' as const, 'NEEDS_REPAIR' as const),
    account_id: fc.integer({ min: 1, max: 2 }),
    at: fc.integer({ min: 0, max: 5 }),
  },
  { noNullPrototype: true },
);

test('in whatever order scans arrive, each item is counted once, by the same scan, and no scan is before it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyScan, { selector: ({ id }) => id, maxLength: 12 }),
      fc.func(fc.integer({ min: 0, max: 9 })),
      (scans, rank) => {
        const counted = tally(scans);
        const shuffled = scans.toSorted((one, other) => rank(one.id) - rank(other.id));
        assert.deepEqual(tally(shuffled), counted);
        assert.equal(
          [...counted.values()].reduce((sum, one) => sum + one.scans, 0),
          scans.length,
        );
        for (const { first, scans: times, isConflict } of counted.values()) {
          assert.ok(scans.every(({ item_id: item, at }) => item !== first.item_id || at >= first.at));
          assert.ok(times > 1 || !isConflict);
        }
      },
    ),
  );
});
