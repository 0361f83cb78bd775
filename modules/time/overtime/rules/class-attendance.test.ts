import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { attendedMinutes } from './attended-minutes.ts';

/** From 1 to 4 PM. */
const CLASS = { from: 780, to: 960 };

test('a class that is made up is attended from the arrival to the departure that the punches show', () => {
  const cases: [punches: number[], minutes: number][] = [
    [[770, 965], 180],
    [[480, 720, 775, 1020], 180],
    [[800, 965], 160],
    [[770, 900], 120],
    [[770], 0],
    [[], 0],
    [[480, 500], 0],
    [[300, 1300], 0],
  ];
  for (const [punches, minutes] of cases) assert.equal(attendedMinutes(CLASS, punches), minutes, String(punches));
});

test('no more than the class is attended, and a later departure never makes it less', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 }), (punches) => {
      const attended = attendedMinutes(CLASS, punches);
      assert.ok(attended >= 0 && attended <= 180);
      assert.ok(attendedMinutes(CLASS, [...punches, CLASS.to]) >= attended);
    }),
  );
});
