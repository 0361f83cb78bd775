import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { judgeHalf, judgeMonetization, leastOfHalf, MONETIZATION, mostMonetized } from './monetization.ts';

const NEEDS_15 = /Vacation leave of 15\.000 days is needed; 14\.999 days may be used/;

test('M4: with VL 14.999 nothing is monetized', () => {
  const judged = judgeMonetization(10_000, { vl: 14_999, sl: 40_000, inYear: 0 });
  assert.match(judged.refused ?? '', NEEDS_15);
});

test('M5: with VL 15.000 at most 10 days are monetized', () => {
  const facts = { vl: 15_000, sl: 0, inYear: 0 };
  assert.equal(mostMonetized(facts), 10_000);
  assert.deepEqual(judgeMonetization(10_000, facts), { vl: 10_000, sl: 0, refused: null });
  assert.match(judgeMonetization(10_001, facts).refused ?? '', /At most 10\.000 days may be monetized: 5\.000 days of vacation leave stay/);
});

test('M6: of VL 18.000 15 days are refused, for 5 stay; at most 13', () => {
  const facts = { vl: 18_000, sl: 0, inYear: 0 };
  assert.match(judgeMonetization(15_000, facts).refused ?? '', /At most 13\.000 days/);
  assert.equal(judgeMonetization(13_000, facts).refused, null);
});

test('M7: of VL 60 with 20 monetized this year 15 are refused; at most 10', () => {
  const facts = { vl: 60_000, sl: 0, inYear: 20_000 };
  assert.match(judgeMonetization(15_000, facts).refused ?? '', /At most 10\.000 days may be monetized: 30\.000 days are the limit/);
  assert.equal(judgeMonetization(10_000, facts).refused, null);
});

test('after 25 days of a year no tenth is left, and fewer than 10 are not monetized', () => {
  assert.match(judgeMonetization(5_000, { vl: 60_000, sl: 0, inYear: 25_000 }).refused ?? '', /25\.000 days of this year are taken/);
  assert.match(judgeMonetization(9_999, { vl: 60_000, sl: 0, inYear: 0 }).refused ?? '', /At least 10\.000 days/);
});

test('half of the credits and more takes vacation leave first, and sick leave where it is not enough', () => {
  assert.deepEqual(judgeHalf(50_000, { vl: 40_000, sl: 60_000 }), { vl: 40_000, sl: 10_000, refused: null });
  assert.deepEqual(judgeHalf(5_000, { vl: 4_000, sl: 3_000 }), { vl: 4_000, sl: 1_000, refused: null });
  assert.match(judgeHalf(49_999, { vl: 40_000, sl: 60_000 }).refused ?? '', /Half of all credits is 50\.000 days/);
  assert.match(judgeHalf(100_001, { vl: 40_000, sl: 60_000 }).refused ?? '', /All credits that may be used are 100\.000 days/);
  assert.match(judgeHalf(0, { vl: 0, sl: 0 }).refused ?? '', /no credits/);
});

const facts = fc.record({
  vl: fc.integer({ min: 0, max: 300_000 }),
  sl: fc.integer({ min: 0, max: 300_000 }),
  inYear: fc.integer({ min: 0, max: 40_000 }),
});

test('whatever is asked: 5 days of vacation leave stay, no year has more than 30 days, and the parts add up', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 0, max: 60_000 }), (left, asked) => {
      const judged = judgeMonetization(asked, left);
      if (judged.refused !== null) return asked < MONETIZATION.least || asked > mostMonetized(left) || left.vl < MONETIZATION.leastBalance;
      return judged.vl + judged.sl === asked && left.vl - judged.vl >= MONETIZATION.stays && left.inYear + asked <= MONETIZATION.mostInYear;
    }),
  );
});

test('of a half no part is more than what is left, and the parts add up', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 0, max: 600_000 }), (left, asked) => {
      const judged = judgeHalf(asked, left);
      if (judged.refused !== null) return asked < leastOfHalf(left) || asked > left.vl + left.sl || left.vl + left.sl === 0;
      return judged.vl + judged.sl === asked && judged.vl <= left.vl && judged.sl <= left.sl && asked * 2 >= left.vl + left.sl;
    }),
  );
});
