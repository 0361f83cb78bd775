import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldEarned } from './fold-earned.ts';

const earned = (on: string, balance: number, amount = 1250) => ({ on, kind: 'EARN', particulars: 'Earned', amount, balance });
const leave = (on: string, balance: number) => ({ on, kind: 'FILED', particulars: 'VL', amount: -1000, balance });

test('three months in a row that earn alike are one line; what comes between them stays', () => {
  const lines = [
    earned('2026-11-30', 1250),
    earned('2026-12-31', 2500),
    earned('2027-01-31', 3750),
    leave('2027-02-03', 2750),
    earned('2027-02-28', 4000),
    earned('2027-03-31', 5125, 1125),
  ];
  assert.deepEqual(
    foldEarned(lines).map(({ on, particulars, amount, balance }) => [on, particulars, amount, balance]),
    [
      ['2027-01-31', 'Earned, November 2026 to January 2027', 3750, 3750],
      ['2027-02-03', 'VL', -1000, 2750],
      ['2027-02-28', 'Earned', 1250, 4000],
      ['2027-03-31', 'Earned', 1125, 5125],
    ],
  );
  const year = ['2027-01-31', '2027-02-28', '2027-03-31'].map((on, at) => earned(on, (at + 1) * 1250));
  assert.equal(foldEarned(year)[0]!.particulars, 'Earned, January to March 2027');
});

test('nothing is lost: the amounts add up, and the last balance stays', () => {
  const line = fc.record({
    on: fc.constantFrom('2027-01-31', '2027-02-28'),
    kind: fc.constantFrom('EARN', 'FILED'),
    particulars: fc.constant('x'),
    amount: fc.constantFrom(1250, 1125),
    balance: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const folded = foldEarned(lines);
      const sum = (of: typeof lines) => of.reduce((total, { amount }) => total + amount, 0);
      assert.equal(sum(folded), sum(lines));
      assert.equal(folded.at(-1)?.balance, lines.at(-1)?.balance);
    }),
  );
});
