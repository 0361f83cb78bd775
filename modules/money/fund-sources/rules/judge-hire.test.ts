import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { howFull, usedPermille } from './how-full.ts';
import { warnOfFund, whyNotEnough } from './judge-hire.ts';

const fund = (obligated: number, allotment = 1_000_000_00) => ({ name: 'Casuals, Fund 164', allotment, obligated });

test('a fund is warned of from 90 percent on, and 100 percent is the end', () => {
  const cases: [obligated: number, state: string, permille: number][] = [
    [0, 'OPEN', 0],
    [899_999_99, 'OPEN', 899],
    [900_000_00, 'NEARLY_FULL', 900],
    [999_999_99, 'NEARLY_FULL', 999],
    [1_000_000_00, 'FULL', 1000],
    [1_000_000_01, 'OVER', 1000],
  ];
  for (const [obligated, state, permille] of cases)
    assert.deepEqual([howFull(fund(obligated)), usedPermille(fund(obligated))], [state, permille], String(obligated));
});

test('a hire up to the last centavo is taken, one centavo more is refused and says what is left', () => {
  assert.equal(whyNotEnough(fund(920_000_00), 80_000_00), null);
  assert.match(whyNotEnough(fund(920_000_00), 80_000_01)!, /Casuals, Fund 164 has PHP 80,000\.00 left, and this needs PHP 80,000\.01\./);
  assert.match(whyNotEnough(fund(1_000_001_00), 1)!, /has PHP 0\.00 left/);
});

test('from 90 percent on a hire is taken with a warning', () => {
  const cases: [obligated: number, warning: RegExp | null][] = [
    [899_999_99, null],
    [923_400_00, /With this 92\.3 % of Casuals, Fund 164 is obligated; PHP 76,600\.00 is left\./],
    [1_000_000_00, /With this Casuals, Fund 164 is obligated to the last centavo\./],
  ];
  for (const [obligated, warning] of cases) {
    const said = warnOfFund(fund(obligated));
    if (warning === null) assert.equal(said, null);
    else assert.match(said!, warning);
  }
});

test('any hires in any order, nothing above the allotment is obligated, and what is refused did not fit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.array(fc.integer({ min: 0, max: 4000 })), (allotment, hires) => {
      let obligated = 0;
      for (const needed of hires) {
        const refused = whyNotEnough(fund(obligated, allotment), needed) !== null;
        assert.equal(refused, obligated + needed > allotment);
        if (!refused) obligated += needed;
        assert.notEqual(howFull({ allotment, obligated }), 'OVER');
        assert.equal(warnOfFund(fund(obligated, allotment)) !== null, obligated * 10 >= allotment * 9);
      }
    }),
  );
});
