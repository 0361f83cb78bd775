import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ratedStepDue, ratingsOfYear, type RatedPeriod } from './rated.ts';

const COUNT = { anchor: '2021-08-16', since: '2021-08-16' };
const rated = (year: number, half: 1 | 2, level: RatedPeriod['level']): RatedPeriod => {
  const [from, to, months] = half === 1 ? ['01-01', '06-30', 'January to June'] : ['07-01', '12-31', 'July to December'];
  const name = `${months} ${year}`;
  return { period: { name, from: `${year}-${from}`, to: `${year}-${to}` }, level, source: `IPCR of ${name}` };
};

test('three years with ratings of at least Satisfactory, or without any, give the step on its day', () => {
  assert.equal(ratedStepDue(COUNT, [], []).date, '2024-08-16');
  const { date, broken_by: because } = ratedStepDue(COUNT, [], [rated(2022, 1, 3), rated(2023, 2, 5)]);
  assert.deepEqual([date, because], ['2024-08-16', null]);
});

test('after a rating below Satisfactory the three years run anew from the day after its period', () => {
  const { date, since, anchor, broken_by: because } = ratedStepDue(COUNT, [], [rated(2024, 1, 4), rated(2023, 1, 2)]);
  assert.deepEqual([date, since, anchor], ['2026-07-01', '2023-07-01', '2021-08-16']);
  assert.equal(because, 'Unsatisfactory until 30 Jun 2023 (IPCR of January to June 2023)');
});

test('a second one within the three years that run anew begins them once more; one before or after them does not', () => {
  assert.equal(ratedStepDue(COUNT, [], [rated(2023, 1, 2), rated(2025, 2, 1)]).date, '2029-01-01');
  assert.equal(ratedStepDue(COUNT, [], [rated(2021, 1, 2), rated(2024, 2, 1)]).date, '2024-08-16');
});

test('a rating never makes a step due earlier', () => {
  const level = fc.integer({ min: 1, max: 5 }) as fc.Arbitrary<RatedPeriod['level']>;
  const half = fc.constantFrom<1 | 2>(1, 2);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 2020, max: 2030 }), half, level), { maxLength: 6 }), (all) => {
      const ratings = all.map(([year, of, one]) => rated(year, of, one));
      const due = ratedStepDue(COUNT, [], ratings);
      return due.date >= '2024-08-16' && (due.broken_by === null) === (due.date === '2024-08-16');
    }),
  );
});

test('the ratings of a year are those of the periods that end in its halves', () => {
  const of = (ratings: RatedPeriod[]) => ratingsOfYear(ratings, 2026).map((one) => one?.level ?? null);
  assert.deepEqual(of([rated(2026, 2, 3), rated(2027, 1, 5), rated(2026, 1, 4)]), [4, 3]);
  assert.deepEqual(of([rated(2026, 2, 5), rated(2025, 2, 4)]), [null, 5]);
  assert.deepEqual(of([rated(2026, 2, 5), rated(2026, 2, 4)]), [null, null], 'of two in a half none is chosen');
});
