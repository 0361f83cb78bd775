import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { walkWorkflow } from '@talaan/testing/walk-workflow.ts';
import { contractFlow } from '../workflow.ts';
import { checkPeriod, comparableRate, nextPeriod, withPremium } from './contract-terms.ts';

test('a contract lasts six months at most, within one fiscal year', () => {
  const cases: [string, string, boolean][] = [
    ['2026-01-01', '2026-06-30', true],
    ['2026-01-01', '2026-07-01', false],
    ['2026-07-01', '2026-12-31', true],
    ['2026-08-31', '2026-12-31', true],
    ['2026-11-01', '2027-01-31', false],
    ['2026-03-01', '2026-02-28', false],
    ['2026-03-01', '2026-03-01', true],
  ];
  for (const [from, to, holds] of cases) assert.equal(checkPeriod({ from, to }) === null, holds, `${from} to ${to}`);
});

test('a renewal begins the day after and fits the rules, whenever the contract ended', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString());
  fc.assert(
    fc.property(day, (to) => {
      const next = nextPeriod(to);
      assert.equal(Temporal.PlainDate.from(to).add({ days: 1 }).toString(), next.from);
      assert.equal(checkPeriod(next), null);
    }),
  );
});

test('the rate of a day is the monthly salary by 22, and a premium of 20 percent comes on top', () => {
  assert.equal(comparableRate(1463400, 'daily'), 66518);
  assert.equal(comparableRate(1463400, 'monthly'), 1463400);
  assert.equal(withPremium(66518, 20), 79822);
  assert.equal(withPremium(66518, 0), 66518);
  assert.equal(withPremium(50, 1), 51);
});

test('every contract comes to an end, whatever way it goes', () => {
  walkWorkflow(contractFlow, ['ENDED', 'TERMINATED', 'CANCELLED']);
});
