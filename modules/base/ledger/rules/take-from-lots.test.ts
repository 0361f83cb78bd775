import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { takeFromLots, usableOn, type OpenLot } from './take-from-lots.ts';

const HOUR = 3600;
const DAYS = ['2026-01-10', '2026-06-10', '2026-12-31', '2027-01-01'];

const lot = (id: number, earnedOn: string | null, expiresOn: string | null, hours: number, floor = 0): OpenLot => ({
  id,
  personnelId: 1,
  book: 'COC',
  earnedOn,
  expiresOn,
  isOwn: true,
  floor,
  free: hours * HOUR,
  spans: DAYS.filter((day) => (earnedOn ?? '') <= day && day <= (expiresOn ?? '9999')).map((from) => ({
    from,
    lowest: hours * HOUR,
    moved: 0,
  })),
});

const takenFrom = (lots: OpenLot[], on: string, hours: number) => {
  const { taken, missing } = takeFromLots(lots, on, hours * HOUR);
  return { from: taken.map((one) => [one.lot.id, one.amount / HOUR]), missing: missing / HOUR };
};

const CASES: readonly { name: string; lots: OpenLot[]; on: string; hours: number; from: number[][]; missing: number }[] = [
  {
    name: '16 hours take the 10 that expire first and 6 of the next lot',
    lots: [lot(2, '2026-01-01', '2027-12-31', 20), lot(1, '2025-05-01', '2026-12-31', 10)],
    on: '2026-06-10',
    hours: 16,
    from: [
      [1, 10],
      [2, 6],
    ],
    missing: 0,
  },
  {
    name: 'a lot that expires on the day is used on it',
    lots: [lot(1, '2025-05-01', '2026-12-31', 10)],
    on: '2026-12-31',
    hours: 4,
    from: [[1, 4]],
    missing: 0,
  },
  {
    name: 'a lot that expired the day before gives nothing',
    lots: [lot(1, '2025-05-01', '2026-12-31', 10)],
    on: '2027-01-01',
    hours: 4,
    from: [],
    missing: 4,
  },
  {
    name: 'a lot gives nothing before it is earned',
    lots: [lot(1, '2026-02-01', '2027-12-31', 10)],
    on: '2026-01-10',
    hours: 4,
    from: [],
    missing: 4,
  },
  {
    name: 'of two lots that expire on the same day the older one is used first',
    lots: [lot(8, '2025-06-01', '2026-12-31', 3), lot(7, '2025-05-01', '2026-12-31', 3)],
    on: '2026-06-10',
    hours: 4,
    from: [
      [7, 3],
      [8, 1],
    ],
    missing: 0,
  },
  {
    name: 'a lot without expiry is used last',
    lots: [lot(1, null, null, 9), lot(2, '2025-05-01', '2026-12-31', 3)],
    on: '2026-06-10',
    hours: 4,
    from: [
      [2, 3],
      [1, 1],
    ],
    missing: 0,
  },
  {
    name: 'an advance is used down to the floor',
    lots: [lot(1, null, null, 1, -5 * HOUR)],
    on: '2026-06-10',
    hours: 8,
    from: [[1, 6]],
    missing: 2,
  },
];
for (const { name, lots, on, hours, from, missing } of CASES)
  test(name, () => assert.deepEqual(takenFrom(lots, on, hours), { from, missing }));

test('a later use limits what may be used before it', () => {
  const used = lot(1, null, null, 10);
  used.spans[2]!.lowest = 2 * HOUR;
  assert.equal(usableOn(used, '2026-01-10'), 2 * HOUR);
  assert.equal(usableOn(used, '2027-01-01'), 10 * HOUR);
});

test('whatever is taken, no lot falls below its floor and taken and missing make what was wanted', () => {
  const anyLot = fc
    .record({
      expires: fc.constantFrom(null, ...DAYS.slice(1)),
      lows: fc.array(fc.nat(20), { minLength: 4, maxLength: 4 }),
      floor: fc.nat(5),
    })
    .map(({ expires, lows, floor }) => ({ expires, lows, floor: floor ? -floor : 0 }));
  fc.assert(
    fc.property(fc.array(anyLot, { maxLength: 5 }), fc.constantFrom(...DAYS), fc.integer({ min: 1, max: 60 }), (rows, on, wanted) => {
      const lots = rows.map(({ expires, lows, floor }, place) => {
        const one = lot(place + 1, expires ? '2025-01-01' : null, expires, 0, floor);
        for (const [index, span] of one.spans.entries()) span.lowest = lows[index]!;
        return one;
      });
      const before = lots.reduce((sum, one) => sum + usableOn(one, on), 0);
      const { taken, missing } = takeFromLots(lots, on, wanted);
      assert.equal(taken.reduce((sum, { amount }) => sum + amount, 0) + missing, wanted);
      assert.equal(missing, Math.max(wanted - before, 0));
      for (const one of lots) for (const span of one.spans) assert.ok(span.lowest >= one.floor);
    }),
  );
});
