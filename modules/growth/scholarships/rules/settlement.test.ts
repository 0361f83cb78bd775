import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '@talaan/performance/rules/period/days.ts';
import { balanceOf, settlementEntries, whyNotPaid, type Payment } from './settlement.ts';

const DEMAND = { on: '2029-01-15', amount: 52_500_000 };
const WITH = { interest_per10000: 600 };
const WITHOUT = { interest_per10000: null };
const paid = (on: string, amount: number): Payment => ({ on, amount, receipt: '1234567' });

test('a year after demand 525,000.00 has 31,500.00 of interest at 6 %, by a clause alone', () => {
  assert.equal(balanceOf(settlementEntries(DEMAND, [], WITH, '2030-01-15')), 55_650_000);
  assert.equal(balanceOf(settlementEntries(DEMAND, [], WITHOUT, '2030-01-15')), 52_500_000);
  assert.equal(balanceOf(settlementEntries(DEMAND, [], WITH, '2029-01-15')), 52_500_000, 'on the day of demand');
});

test('half a centavo of interest goes up: 525,000.00 for 1 day are 86.30', () => {
  assert.equal(balanceOf(settlementEntries(DEMAND, [], WITH, '2029-01-16')), 52_508_630);
});

test('a payment goes to interest first, and what remains of the refund has interest on', () => {
  const entries = settlementEntries(DEMAND, [paid('2030-01-15', 20_000_000)], WITH, '2030-01-25');
  assert.deepEqual(
    entries.map(({ on, kind, amount, principal, interest }) => [on, kind, amount, principal, interest]),
    [
      ['2029-01-15', 'REFUND', 52_500_000, 52_500_000, 0],
      ['2030-01-15', 'INTEREST', 3_150_000, 52_500_000, 3_150_000],
      ['2030-01-15', 'PAYMENT', -20_000_000, 35_650_000, 0],
      ['2030-01-25', 'INTEREST', 58_603, 35_650_000, 58_603],
    ],
  );
  assert.equal(entries[2]!.says, 'Receipt 1234567: PHP 31,500.00 for interest, PHP 168,500.00 for the refund');
  assert.equal(entries[3]!.says, 'PHP 356,500.00 × 6 % × 10 ÷ 365 days');
});

test('interest is simple: what of it is not paid has none itself', () => {
  const entries = settlementEntries(DEMAND, [paid('2030-01-15', 1_000_000)], WITH, '2031-01-15');
  assert.equal(balanceOf(entries), 52_500_000 + 2 * 3_150_000 - 1_000_000);
});

const REFUSED: [string, Payment, Payment[], RegExp | null][] = [
  ['before the demand', paid('2029-01-14', 100), [], /demanded on 15 Jan 2029/],
  ['before a later one that is recorded', paid('2029-02-01', 100), [paid('2029-03-01', 100)], /payment of 1 Mar 2029 is recorded/],
  ['of nothing', paid('2029-02-01', 0), [], /above 0/],
  ['of more than is due', paid('2029-01-15', 52_500_001), [], /PHP 525,000\.00 are due/],
  ['of all that is due', paid('2029-01-15', 52_500_000), [], null],
];

for (const [name, payment, payments, why] of REFUSED)
  test(`a payment ${name} is ${why ? 'refused' : 'recorded'}`, () => {
    const found = whyNotPaid(payment, DEMAND, payments, WITH);
    if (why) assert.match(found ?? '', why);
    else assert.equal(found, null);
  });

const days = fc.array(fc.integer({ min: 0, max: 800 }), { maxLength: 6 }).map((all) => all.toSorted((one, other) => one - other));

test('what was demanded and its interest, less what was paid, is the balance; it is never below 0 and paid in full it is 0', () => {
  fc.assert(
    fc.property(days, fc.array(fc.integer({ min: 1, max: 20_000_000 }), { minLength: 6, maxLength: 6 }), (offsets, amounts) => {
      const payments: Payment[] = [];
      for (const [at, offset] of offsets.entries()) {
        const payment = paid(addDays(DEMAND.on, offset), amounts[at]!);
        if (whyNotPaid(payment, DEMAND, payments, WITH) === null) payments.push(payment);
      }
      const day = addDays(DEMAND.on, 900);
      const entries = settlementEntries(DEMAND, payments, WITH, day);
      const balance = balanceOf(entries);
      assert.equal(
        balance,
        entries.reduce((sum, { amount }) => sum + amount, 0),
      );
      assert.ok(balance >= 0 && entries.every(({ principal, interest }) => principal >= 0 && interest >= 0));
      if (balance === 0) return true;
      const last = paid(day, balance);
      return (
        whyNotPaid(last, DEMAND, payments, WITH) === null && balanceOf(settlementEntries(DEMAND, [...payments, last], WITH, day)) === 0
      );
    }),
  );
});

test('a payment on the day of demand has no interest before it', () => {
  const entries = settlementEntries(DEMAND, [paid('2029-01-15', 52_500_000)], WITH, '2029-12-31');
  assert.deepEqual(
    entries.map(({ kind }) => kind),
    ['REFUND', 'PAYMENT'],
  );
});
