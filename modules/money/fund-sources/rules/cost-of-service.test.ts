import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { costOfCasual } from '@talaan/payroll/rules/benefits/cost-of-casual.ts';
import { figuresOfMonth } from '@talaan/payroll/rules/figures/figures-on.ts';
import { KNOWN_FIGURES } from '@talaan/payroll/rules/figures/known-figures.ts';
import { costOfService } from './cost-of-service.ts';
import { planOfCasual } from './plan-of-casual.ts';
import type { ServedDays } from './service.ts';
import { monthsOf, partsOf, sumOf } from './year-cost.ts';

const figuresOf = (month: string) => figuresOfMonth(month, KNOWN_FIGURES);
const AIDE = 17_506_00;

/** Service under one fund source, and nowhere else. */
const costOf = (paid: readonly ServedDays[], stays: readonly { from: string; to: string }[] = paid) =>
  costOfService({ year: 2026, paid, stays }, figuresOf);
const amountsOf = (paid: readonly ServedDays[], stays?: readonly { from: string; to: string }[]) =>
  Object.fromEntries(partsOf(costOf(paid, stays)).map(({ code, amount }) => [code, amount]));

test('a year of salary grade 4 costs 327,144.44, each bonus in its month', () => {
  const year = costOf([{ from: '2026-01-01', to: '2026-12-31', monthly: AIDE }]);
  assert.equal(sumOf(year), 327_144_44);
  const month = AIDE + 2_000_00 + 2_100_72 + 437_65 + 200_00 + 100_00;
  const ofMonth = monthsOf(year);
  assert.deepEqual(
    [1, 4, 5, 11, 12].map((at) => ofMonth.get(at)! - month),
    [0, 7_000_00, AIDE, AIDE + 5_000_00, 5_000_00 + 7_000_00],
  );
});

test('wages and PERA go by days, contributions by months, bonuses by their own conditions', () => {
  const cases: [what: string, paid: ServedDays[], expected: Record<string, number>][] = [
    [
      'from 16 November: 11 of 21 days, too late for every bonus but a part of the incentive',
      [{ from: '2026-11-16', to: '2026-12-31', monthly: AIDE }],
      {
        WAGES: 9_169_81 + AIDE,
        PERA: 1_047_62 + 2_000_00,
        GSIS_GOV: 2 * 2_100_72,
        EC: 200_00,
        PHILHEALTH_GOV: 2 * 437_65,
        PAGIBIG_GOV: 400_00,
        PEI: 1_000_00,
        MEDICAL: 7_000_00,
      },
    ],
    [
      'who leaves in June has half of the bonus and the gift of the year with five months, and no clothing',
      [{ from: '2026-01-01', to: '2026-05-31', monthly: AIDE }],
      {
        WAGES: 5 * AIDE,
        PERA: 10_000_00,
        GSIS_GOV: 5 * 2_100_72,
        EC: 500_00,
        PHILHEALTH_GOV: 5 * 437_65,
        PAGIBIG_GOV: 1_000_00,
        MID_YEAR: AIDE,
        YEAR_END: Math.round(AIDE * 0.6),
        CASH_GIFT: 3_000_00,
        MEDICAL: 7_000_00,
      },
    ],
  ];
  const codes: Record<string, string> = { MID_YEAR: 'MIDYEAR', YEAR_END: 'YEAREND', CASH_GIFT: 'CASHGIFT' };
  for (const [what, paid, expected] of cases)
    assert.deepEqual(
      amountsOf(paid),
      Object.fromEntries(Object.entries(expected).map(([code, amount]) => [codes[code] ?? code, amount])),
      what,
    );
});

test('service before the charge counts for the months that a bonus asks for', () => {
  const paid = [{ from: '2026-05-01', to: '2026-12-31', monthly: AIDE }];
  assert.equal(amountsOf(paid).MIDYEAR, undefined);
  assert.equal(amountsOf(paid, [{ from: '2025-06-01', to: '2026-12-31' }]).MIDYEAR, AIDE);
});

test('who changes the fund source within the year costs both together what one would have cost', () => {
  const day = fc.integer({ min: 1, max: 364 });
  const name = (days: number) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString();
  const stays = [{ from: '2026-01-01', to: '2026-12-31' }];
  const whole = sumOf(costOf([{ ...stays[0]!, monthly: AIDE }]));
  const shares = new Set(['GSIS_GOV', 'EC', 'PHILHEALTH_GOV', 'PAGIBIG_GOV']);
  fc.assert(
    fc.property(day, (cut) => {
      const parts = [
        { from: '2026-01-01', to: name(cut - 1), monthly: AIDE },
        { from: name(cut), to: '2026-12-31', monthly: AIDE },
      ].flatMap((part) => costOf([part], stays));
      const inMonth = name(cut).slice(8) !== '01';
      const own = parts.filter(({ code }) => !shares.has(code));
      const all = costOf([{ ...stays[0]!, monthly: AIDE }]).filter(({ code }) => !shares.has(code));
      // Wages of a month that is cut are rounded in both parts.
      assert.ok(Math.abs(sumOf(own) - sumOf(all)) <= 2, `${sumOf(own)} and ${sumOf(all)}`);
      if (!inMonth) assert.equal(sumOf(parts), whole);
    }),
  );
});

test('what is planned for whole months is what the rule of payroll says, and every part says how it comes about', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 13_530_00, max: 120_000_00 }), (months, monthly) => {
      const plan = planOfCasual({ year: 2026, monthly, months }, figuresOf);
      const first = `2026-${String(13 - months).padStart(2, '0')}`;
      assert.equal(sumOf(plan), costOfCasual({ monthly, from: first, to: '2026-12' }, figuresOf('2026-12')).total);
      assert.equal(sumOf(plan), sumOf(costOf([{ from: `${first}-01`, to: '2026-12-31', monthly }])));
      assert.ok(plan.every(({ label, how, amount }) => label !== '' && how !== '' && amount > 0));
    }),
  );
});
