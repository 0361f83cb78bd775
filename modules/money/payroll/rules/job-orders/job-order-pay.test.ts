import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { stillDue } from '../differences.ts';
import { jobOrderPay, payOfJobOrder, type DailyContract, type MonthlyContract } from './job-order-pay.ts';
import { TAX_REGIMES, type JobOrderTax } from './job-order-tax.ts';
import { deduction, FIGURES } from '../month-fixture.ts';
import { sumLines } from '../totals.ts';

const MONTH = '2026-03';
const daily = (change: Partial<DailyContract> = {}): DailyContract => ({
  basis: 'DAILY',
  daily: 79_573,
  premium_per10000: 2000,
  thousandths: 20_000,
  minutes_late: 0,
  ...change,
});
const monthly = (change: Partial<MonthlyContract> = {}): MonthlyContract => ({
  basis: 'MONTHLY',
  segments: [{ from: '2026-03-01', to: '2026-03-31', monthly: 2_200_000 }],
  absent: 0,
  minutes_late: 0,
  ...change,
});
const none: JobOrderTax = { kind: 'SERVICE', regime: 'NONE', paid_before: 0 };
const amounts = (lines: { code: string; amount: number }[]) => lines.map(({ code, amount }) => [code, amount]);

const PAY: [name: string, contract: DailyContract | MonthlyContract, lines: [string, number][]][] = [
  ['20 days at 795.73 with 20 % are 19,097.52, rounded once', daily(), [['JO_PAY', 1_909_752]]],
  ['a day is 954.88', daily({ thousandths: 1000 }), [['JO_PAY', 95_488]]],
  [
    'minutes late are at the rate with the premium',
    daily({ minutes_late: 50 }),
    [
      ['JO_PAY', 1_909_752],
      ['JO_ABSENT', -9_947],
    ],
  ],
  [
    'late arrival takes no more than there is',
    daily({ thousandths: 100, minutes_late: 480 }),
    [
      ['JO_PAY', 9_549],
      ['JO_ABSENT', -9_549],
    ],
  ],
  ['no day, no line', daily({ thousandths: 0, minutes_late: 5 }), []],
  [
    'by the month a day absent is a 22nd',
    monthly({ absent: 1500, minutes_late: 24 }),
    [
      ['JO_PAY', 2_200_000],
      ['JO_ABSENT', -155_000],
    ],
  ],
  [
    'a contract from the 16th is paid for 12 of 22 working days',
    monthly({ segments: [{ from: '2026-03-16', to: '2026-03-31', monthly: 2_200_000 }] }),
    [['JO_PAY', 1_200_000]],
  ],
];
for (const [name, contract, lines] of PAY) test(name, () => assert.deepEqual(amounts(jobOrderPay(MONTH, contract, FIGURES)), lines));

const TAXES: [name: string, tax: JobOrderTax, lines: [string, number][]][] = [
  ['NONE: nothing up to 250,000 in the year', none, []],
  ['NONE: exactly 250,000 in the year is still free', { ...none, paid_before: 25_000_000 - 1_909_752 }, []],
  [
    'NONE: crossing 250,000, 2 % and 3 % of what is above',
    { ...none, paid_before: 24_000_000 },
    [
      ['EWT', 18_195],
      ['PERCENTAGE_TAX', 27_293],
    ],
  ],
  [
    'NONE: above 250,000 all of a payment is taxed',
    { ...none, kind: 'PROFESSION', paid_before: 30_000_000 },
    [
      ['EWT', 95_488],
      ['PERCENTAGE_TAX', 57_293],
    ],
  ],
  ['8 %: of a service 2 %, and no percentage tax', { ...none, regime: 'EIGHT' }, [['EWT', 38_195]]],
  ['8 %: of a profession 5 %', { ...none, kind: 'PROFESSION', regime: 'EIGHT' }, [['EWT', 95_488]]],
  [
    'GRADUATED: 2 % and 3 %',
    { ...none, regime: 'GRADUATED' },
    [
      ['EWT', 38_195],
      ['PERCENTAGE_TAX', 57_293],
    ],
  ],
  [
    'without a declaration 10 % and 3 %',
    { ...none, regime: 'UNDECLARED' },
    [
      ['EWT', 190_975],
      ['PERCENTAGE_TAX', 57_293],
    ],
  ],
];
for (const [name, tax, lines] of TAXES)
  test(name, () => {
    const payslip = payOfJobOrder({ month: MONTH, own: jobOrderPay(MONTH, daily(), FIGURES), earlier: [], deductions: [], tax }, FIGURES);
    assert.deepEqual(amounts(payslip).slice(1), lines);
  });

test('the floor of employees does not keep what a contractor lets be taken', () => {
  const own = jobOrderPay(MONTH, daily({ thousandths: 5000 }), FIGURES);
  const payslip = payOfJobOrder({ month: MONTH, own, earlier: [], deductions: [deduction(400_000)], tax: none }, FIGURES);
  assert.equal(sumLines(payslip).net, 77_438);
});

test('days that a corrected time record takes back are taken of the next pay, and what is more is carried', () => {
  const paid = jobOrderPay('2026-02', daily(), FIGURES);
  const earlier = stillDue(jobOrderPay('2026-02', daily({ thousandths: 10_000 }), FIGURES), paid);
  const own = jobOrderPay(MONTH, daily({ thousandths: 4000 }), FIGURES);
  const payslip = payOfJobOrder({ month: MONTH, own, earlier, deductions: [], tax: { ...none, regime: 'GRADUATED' } }, FIGURES);
  assert.deepEqual(amounts(payslip), [
    ['JO_PAY', 381_950],
    ['JO_PAY', -954_876],
    ['CARRIED', 572_926],
  ]);
  assert.equal(sumLines(payslip).net, 0);
});

test('over a year the tax is within a centavo a payment of that of the sum, and the net is never below zero', () => {
  const payments = fc.array(fc.integer({ min: 1, max: 23_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(payments, fc.constantFrom(...TAX_REGIMES), fc.integer({ min: 50_000, max: 400_000 }), (days, regime, rate) => {
      let [before, tax] = [0, 0];
      for (const thousandths of days) {
        const own = jobOrderPay(MONTH, daily({ thousandths, daily: rate }), FIGURES);
        const payslip = payOfJobOrder(
          { month: MONTH, own, earlier: [], deductions: [], tax: { ...none, regime, paid_before: before } },
          FIGURES,
        );
        const { gross, deductions, net } = sumLines(payslip);
        assert.ok(net >= 0);
        [before, tax] = [before + gross, tax + deductions];
      }
      const per10000 = { NONE: 500, EIGHT: 200, GRADUATED: 500, UNDECLARED: 1300 }[regime];
      const taxed = regime === 'NONE' ? Math.max(before - 25_000_000, 0) : before;
      assert.ok(Math.abs(tax - (taxed * per10000) / 10_000) <= days.length);
    }),
  );
});
