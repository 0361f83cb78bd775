import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bonusLines } from './benefits/bonus-lines-fixture.ts';
import { casualPay, payOfCasual } from './casual-pay.ts';
import { stillDue } from './differences.ts';
import { figuresOfMonth } from './figures/figures-on.ts';
import { jobOrderPay, payOfJobOrder } from './job-orders/job-order-pay.ts';
import { TAX_REGIMES } from './job-orders/job-order-tax.ts';
import { KNOWN_FIGURES } from './figures/known-figures.ts';
import { FIGURES, someDeductions, someMonth } from './month-fixture.ts';
import { monthPay } from './month-pay.ts';
import { payOfMonth } from './pay-of-month.ts';
import { WHY_RULES, type PayLine } from './pay-line.ts';
import { recompute } from './recompute-fixture.ts';

const seen = new Set<string>();

function assertExplained(lines: readonly PayLine[]): void {
  for (const line of lines) {
    seen.add(line.why.rule);
    assert.equal(recompute(line), line.amount, JSON.stringify(line));
  }
}

const taxed = fc.record({
  taxable: fc.integer({ min: 0, max: 200_000_000 }),
  benefits: fc.integer({ min: 0, max: 20_000_000 }),
  de_minimis: fc.constant({ CLOTHING: 900_000 }),
  withheld: fc.integer({ min: 0, max: 40_000_000 }),
});
const year = fc.option(fc.record({ before: taxed, former: fc.option(taxed), months: fc.constant(5), is_last: fc.boolean() }));

test('each line of a month and of a difference can be computed again from what explains it', () => {
  const content = { ...FIGURES.WITHHOLDING.content, excess: 'CUMULATIVE' as const };
  fc.assert(
    fc.property(
      someMonth('2026-04'),
      someMonth('2026-04'),
      someMonth('2026-05'),
      someDeductions,
      year,
      (first, end, facts, deductions, ofYear) => {
        const known = figuresOfMonth('2026-05', KNOWN_FIGURES);
        const figures = { ...known, WITHHOLDING: { ...known.WITHHOLDING, content } };
        const paid = monthPay(first, figures, 0);
        const earlier = stillDue(monthPay(end, figures, 0), paid);
        assertExplained(paid);
        assertExplained(payOfMonth({ ...facts, deductions, year: ofYear }, figures, { earlier }));
      },
    ),
    { numRuns: 300 },
  );
});

test('each line of a casual and of a job order can be computed again from what explains it', () => {
  const days = fc.integer({ min: 0, max: 23_000 });
  const rate = fc.integer({ min: 1_353_000, max: 5_000_000 });
  fc.assert(
    fc.property(
      days,
      days,
      rate,
      rate,
      fc.integer({ min: 0, max: 900 }),
      fc.constantFrom(...TAX_REGIMES),
      (some, more, one, other, minutes, regime) => {
        const month = '2026-05';
        const ofDays = (thousandths: number, monthly: number) => ({ monthly, thousandths, salary_grade: 4, step: 1 });
        const facts = { month, days: [ofDays(some, one), ofDays(more, other)], extras: [], deductions: [], year: null };
        assertExplained(casualPay(facts, FIGURES, 0));
        assertExplained(payOfCasual(facts, FIGURES));
        const tax = { kind: 'SERVICE', regime, paid_before: 24_000_000 } as const;
        const daily = jobOrderPay(
          month,
          { basis: 'DAILY', daily: 79_573, premium_per10000: 2000, thousandths: some, minutes_late: minutes },
          FIGURES,
        );
        const segments = [{ from: '2026-05-04', to: '2026-05-31', monthly: one }];
        const monthly = jobOrderPay(month, { basis: 'MONTHLY', segments, absent: more, minutes_late: minutes }, FIGURES);
        const earlier = stillDue(
          [],
          [...jobOrderPay('2026-04', { basis: 'MONTHLY', segments: [], absent: 0, minutes_late: 0 }, FIGURES), ...daily],
        );
        for (const own of [daily, monthly])
          assertExplained(payOfJobOrder({ month, own, earlier: own === monthly ? earlier : [], deductions: [], tax }, FIGURES));
      },
    ),
    { numRuns: 200 },
  );
});

test('each benefit can be computed again from what explains it', () => assertExplained(bonusLines()));

test('all sentences were met', () =>
  assert.deepEqual(
    WHY_RULES.filter((rule) => !seen.has(rule)),
    [],
  ));
