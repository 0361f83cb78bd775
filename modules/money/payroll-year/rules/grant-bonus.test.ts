import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOn } from '@talaan/payroll/rules/figures/figures-on.ts';
import { KNOWN_FIGURES } from '@talaan/payroll/rules/figures/known-figures.ts';
import type { Bonus } from '../contract/bonuses.ts';
import { grantBonus, type GrantFacts } from './grant-bonus.ts';

const FIGURES = figuresOn('2026-12-31', KNOWN_FIGURES);
const facts = (change: Partial<GrantFacts> = {}): GrantFacts => ({
  stays: [{ from: '2015-06-01', to: '9999-12-31' }],
  unpaid: [],
  monthly: 4_217_800,
  is_satisfactory: true,
  since: '2015-06-01',
  last_years: null,
  has: [],
  ...change,
});
const entered = (from: string) => facts({ stays: [{ from, to: '9999-12-31' }], since: from });

const CASES: [name: string, bonus: Bonus, month: string, facts: GrantFacts, lines: [string, number][]][] = [
  ['a month of basic salary in May', 'MIDYEAR', '2026-05', facts(), [['MIDYEAR', 4_217_800]]],
  ['year-end bonus with the cash gift', 'YEAREND', '2026-11', facts(), [['YEAREND', 4_217_800], ['CASHGIFT', 500_000]]],
  ['three months of service: a part of the cash gift', 'YEAREND', '2026-11', entered('2026-07-25'), [['CASHGIFT', 200_000]]],
  ['days without pay are no service', 'MIDYEAR', '2026-05', facts({ stays: [{ from: '2026-01-10', to: '9999-12-31' }], unpaid: [{ date: '2026-03-02', thousandths: 10_000 }] }), []],
  ['who left in August gets a part of both', 'YEAREND', '2026-11', facts({ stays: [{ from: '2015-06-01', to: '2026-08-28' }] }), [['YEAREND', 3_796_020], ['CASHGIFT', 450_000]]],
  ['what another run pays is not paid again', 'YEAREND', '2026-11', facts({ has: ['CASHGIFT'] }), [['YEAREND', 4_217_800]]],
  ['clothing waits for April', 'CLOTHING', '2026-03', facts(), []],
  ['clothing in April', 'CLOTHING', '2026-04', facts(), [['CLOTHING', 700_000]]],
  ['ten years of service', 'LOYALTY', '2026-06', facts(), [['LOYALTY', 1_000_000]]],
  ['the award for ten years is paid once', 'LOYALTY', '2026-12', facts({ last_years: 10 }), []],
  ['nothing that no order granted', 'SRI', '2026-12', facts(), []],
]; // prettier-ignore
for (const [name, bonus, month, one, lines] of CASES)
  test(name, () => {
    const granted = grantBonus(bonus, month, one, FIGURES);
    assert.deepEqual(
      granted.lines.map(({ code, amount }) => [code, amount]),
      lines,
    );
    assert.equal(granted.why_not === null, lines.length > 0);
  });
