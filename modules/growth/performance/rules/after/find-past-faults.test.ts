import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ADJECTIVES, LEVELS, readLevel } from '../levels.ts';
import { formatRating, readRating } from '../rating.ts';
import { findPastFaults, type EnteredPast } from './find-past-faults.ts';

const PAST: EnteredPast = {
  from: '2025-01-01',
  to: '2025-06-30',
  final: '4.28',
  adjective: 'Very Satisfactory',
  paper: 'IPCR of January to June 2025',
};
const KNOWN = [{ from: '2024-07-01', to: '2024-12-31' }];

const CASES: [string, Partial<EnteredPast>, string, RegExp | null][] = [
  ['a rating with its paper', {}, '', null],
  ['a final of 5', { final: '5', adjective: 'o' }, '', null],
  ['a final of 5.01', { final: '5.01' }, 'final', /from 1\.00 to 5\.00/],
  ['a final of 0.99', { final: '0.99' }, 'final', /from 1\.00/],
  ['a final with three decimals', { final: '4.285' }, 'final', /two decimals/],
  ['a final in words', { final: 'VS' }, 'final', /two decimals/],
  ['an unknown adjective', { adjective: 'Fair' }, 'adjective', /Enter Outstanding/],
  ['a rating without a paper', { paper: ' ' }, 'paper', /paper that has the rating/],
  ['a period that shares days with another', { from: '2024-12-31' }, 'from', /1 Jul 2024 to 31 Dec 2024/],
  ['a period that runs', { to: '2026-12-31' }, 'to', /not over yet/],
  ['a period that ends before it begins', { to: '2024-12-31' }, 'to', /must not be before/],
];

for (const [name, more, field, message] of CASES)
  test(`${name} is ${message ? 'refused' : 'taken'}`, () => {
    const faults = findPastFaults({ ...PAST, ...more }, KNOWN, '2026-03-01');
    if (message) assert.match(faults[field]?.join() ?? '', message);
    else assert.deepEqual(faults, {});
  });

test('adjectives are read as papers have them', () => {
  assert.deepEqual(['VERY  satisfactory', 'vs', ' Us ', 'Poor', 'outstanding', ''].map(readLevel), [4, 4, 2, 1, 5, null]);
  for (const level of LEVELS) assert.equal(readLevel(ADJECTIVES[level]), level);
});

test('a rating that is printed is read as it was', () => {
  fc.assert(fc.property(fc.integer({ min: 100, max: 500 }), (hundredths) => readRating(formatRating(hundredths * 10)) === hundredths * 10));
});

test('the lowest and the highest rating are read, and a period that ended today is over', () => {
  assert.deepEqual(['1.00', '1', '5.00', '5'].map(readRating), [1000, 1000, 5000, 5000]);
  assert.deepEqual(findPastFaults(PAST, [], '2025-06-30'), {});
});
