import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { costOfContract, type ContractPay } from './cost-of-contract.ts';

const aide: ContractPay = { kind: 'daily', rate: 795_73, premium: 20 };

test('a job order of salary grade 4 with a premium of 20 percent costs 19,097.52 for 20 days, rounded once (domain page, C5)', () => {
  const [month] = costOfContract(aide, '2026-02-01', '2026-02-28');
  assert.deepEqual(month, { month: 2, days: 20, days_of_month: 20, amount: 19_097_52 });
});

test('a contract by the month costs its rate, and a part of it by Mondays to Fridays', () => {
  const monthly: ContractPay = { kind: 'monthly', rate: 30_000_00, premium: 10 };
  assert.deepEqual(
    costOfContract(monthly, '2026-11-16', '2026-12-31').map(({ month, days, amount }) => [month, days, amount]),
    [
      [11, 11, 17_285_71],
      [12, 23, 33_000_00],
    ],
  );
});

test('a contract cut anywhere costs the same days', () => {
  const day = fc.integer({ min: 0, max: 363 });
  const name = (days: number) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString();
  fc.assert(
    fc.property(fc.uniqueArray(day, { minLength: 3, maxLength: 3 }), (days) => {
      const [from, cut, to] = days.toSorted((one, other) => one - other) as [number, number, number];
      const daysOf = (first: number, last: number) => costOfContract(aide, name(first), name(last)).reduce((sum, one) => sum + one.days, 0);
      assert.equal(daysOf(from, to), daysOf(from, cut) + daysOf(cut + 1, to));
    }),
  );
});
