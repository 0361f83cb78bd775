import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DTR_SETTINGS } from './settings.ts';
import { habitualAbsence, habitualTimes, monthsToNotice, warningAt } from './habit.ts';

const late = (...months: number[]) => months.map((month) => ({ month, amount: 10 }));

test('H1: January and March are two months of one semester', () => assert.deepEqual(habitualTimes(late(1, 3)), [1, 3]));
test('H2: June and July are consecutive months of one year', () => assert.deepEqual(habitualTimes(late(6, 7)), [6, 7]));
test('H3: December and the January after it are of two years, each of which is asked for itself', () => {
  assert.deepEqual(habitualTimes(late(12)), []);
  assert.deepEqual(habitualTimes(late(1)), []);
});
test('H4: March and August are of different semesters and not consecutive', () => assert.deepEqual(habitualTimes(late(3, 8)), []));
test('H5: absences of 3, 2.5, 3 and 3 days from January to April are habitual by January, March and April', () => {
  const months = [3000, 2500, 3000, 3000].map((amount, at) => ({ month: at + 1, amount }));
  assert.deepEqual(habitualAbsence(months), [1, 3, 4]);
});
test('H6: 2.5 days in each of three months are not more than 2.5', () => {
  assert.deepEqual(habitualAbsence([1, 2, 3].map((month) => ({ month, amount: 2500 }))), []);
});

test('nine times in a month do not count, and a month more never makes it less habitual', () => {
  const month = fc.record({ month: fc.integer({ min: 1, max: 12 }), amount: fc.integer({ min: 0, max: 15 }) });
  fc.assert(
    fc.property(fc.uniqueArray(month, { selector: (one) => one.month }), (months) => {
      const found = habitualTimes(months);
      assert.ok(found.every((one) => months.some(({ month: of, amount }) => of === one && amount >= 10)));
      assert.ok(found.length !== 1);
      const more = habitualTimes(months.map((one) => ({ ...one, amount: one.amount + 10 })));
      assert.ok(found.every((one) => more.includes(one)));
    }),
  );
});

test('an employee is warned at the seventh and at the ninth time', () => {
  assert.deepEqual(
    [6, 7, 8, 9, 12].map((times) => warningAt(times, DTR_SETTINGS)),
    ['none', 'first', 'first', 'again', 'again'],
  );
});

for (const [name, habitual, noticed, months] of [
  ['a candidate gets no notice', [], [], []],
  ['the first notice names the months that make it habitual', [1, 3], [], [1, 3]],
  ['months that were noticed are not noticed again', [1, 3], [[1, 3]], []],
  ['another month is noticed with those before it', [1, 3, 4], [[1, 3]], [1, 3, 4]],
  ['a month of a reopened record no longer counts, and the rest was noticed', [1, 3], [[1, 3, 4]], []],
] as [string, number[], number[][], number[]][])
  test(`notices: ${name}`, () => assert.deepEqual(monthsToNotice(habitual, noticed), months));
