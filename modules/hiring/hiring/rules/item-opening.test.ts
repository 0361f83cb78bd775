import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { latestOpening, openingOf, type ItemStanding } from './item-opening.ts';

const TODAY = '2026-11-20';
const vacant: ItemStanding = { state: 'funded', funded_from: null, holder: null, leaves_on: null, next_holder: null };
const held = (leaves: string | null): ItemStanding => ({ ...vacant, holder: 'Ana Cruz', leaves_on: leaves });

test('180 calendar days after 20 November 2026 is 19 May 2027', () => {
  assert.equal(latestOpening(TODAY), '2027-05-19');
});

test('an item is asked for while it is vacant, or will be within 180 days', () => {
  const cases: [ItemStanding, string | null | RegExp][] = [
    [vacant, null],
    [{ ...vacant, state: 'unfunded' }, null],
    [{ ...vacant, state: 'frozen' }, /frozen/],
    [{ ...vacant, state: 'abolished' }, /abolished/],
    [{ ...vacant, next_holder: 'Ben Reyes' }, /goes to Ben Reyes/],
    [held(null), /held by Ana Cruz/],
    [held('2027-05-19'), '2027-05-19'],
    [held('2027-05-20'), /180 days/],
    [held('2026-11-20'), null],
    [{ ...held('2027-01-01'), next_holder: 'Ben Reyes' }, /goes to Ben Reyes/],
    [{ ...vacant, state: 'anticipated' }, /not set/],
    [{ ...vacant, state: 'anticipated', funded_from: '2027-01-01' }, '2027-01-01'],
    [{ ...vacant, state: null, funded_from: '2027-05-20' }, /more than 180 days/],
  ];
  for (const [standing, expected] of cases) {
    const opening = openingOf(standing, TODAY);
    if (expected instanceof RegExp) assert.match(opening.closed ?? '', expected, JSON.stringify(standing));
    else assert.deepEqual(opening, { closed: null, opens_on: expected }, JSON.stringify(standing));
  }
});

test('whatever day an item becomes free, it is asked for exactly when that is at most 180 days ahead, and never from a day that has passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.boolean(), (days, isHeld) => {
      const day = Temporal.PlainDate.from(TODAY).add({ days }).toString();
      const opening = openingOf(isHeld ? held(day) : { ...vacant, state: 'anticipated', funded_from: day }, TODAY);
      assert.equal(opening.closed === null, days <= 180);
      if (opening.closed === null && isHeld) assert.equal(opening.opens_on, days > 0 ? day : null);
    }),
  );
});
