import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { costOfContract, type ContractPay } from './cost-of-contract.ts';

const aide: ContractPay = { kind: 'daily', rate: 795_73, premium: 20 };

test('a job order of salary grade 4 with a premium of 20 percent costs 19,097.52 for 20 days, rounded once (domain page, C5)', () => {
  const [month] = costOfContract(aide, '2026-02-01', '2026-03-01');
  assert.deepEqual(month, { month: 2, days: 20, days_of_month: 20, amount: 19_097_52 });
});

test('a contract by the month costs its rate, and a part of it by Mondays to Fridays', () => {
  const monthly: ContractPay = { kind: 'monthly', rate: 30_000_00, premium: 10 };
  assert.deepEqual(
    costOfContract(monthly, '2026-11-16', '2027-01-01').map(({ month, days, amount }) => [month, days, amount]),
    [
      [11, 11, 17_285_71],
      [12, 23, 33_000_00],
    ],
  );
});

test('a contract cut anywhere costs the same days, and months add up to the day', () => {
  const day = fc.integer({ min: 0, max: 364 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString());
  fc.assert(
    fc.property(fc.uniqueArray(day, { minLength: 3, maxLength: 3 }), (days) => {
      const [from, cut, until] = days.toSorted() as [string, string, string];
      const daysOf = (first: string, end: string) => costOfContract(aide, first, end).reduce((sum, one) => sum + one.days, 0);
      assert.equal(daysOf(from, until), daysOf(from, cut) + daysOf(cut, until));
    }),
  );
});
