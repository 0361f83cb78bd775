import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { dailyRate, indexSteps } from '@talaan/organization/rules/salary.ts';
import { judgeAdjustment, type AdjustmentFacts } from './adjustment.ts';

/** The tables that come with Talaan, by their first day. */
const lines = readFileSync(new URL('../../../base/organization/server/reference/salary-schedule.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const steps = lines.slice(1).map((line) => {
  const fields = /^\d+,([\d-]+),[\d-]*,.*,(\d+),(\d+),(\d+),\w+$/.exec(line.trim())!;
  return { from: fields[1]!, salary_grade: Number(fields[2]), step: Number(fields[3]), amount: Number(fields[4]) * 100 };
});
const amountIn = (from: string) => indexSteps(steps.filter((one) => one.from === from));

function factsOf(differences: Partial<AdjustmentFacts>): AdjustmentFacts {
  return {
    date: '2026-01-01',
    today: '2025-12-15',
    servesFrom: '2019-06-01',
    servesUntil: null,
    isGovernmentService: true,
    isPaidByDay: false,
    retiresOn: '2050-01-01',
    salary: { grade: 12, step: 2, amount: 32_529_00 },
    laterSalaryFrom: null,
    adjusted: 34_069_00,
    hasNotice: false,
    ...differences,
  };
}

test('the worked examples 1 to 3: same grade and step in the new table', () => {
  const cases = [
    [12, 2, 32_529_00, 34_069_00, 1_540_00],
    [1, 8, 14_862_00, 15_456_00, 594_00],
    [11, 1, 30_024_00, 31_705_00, 1_681_00],
  ] as const;
  for (const [grade, step, before, after, difference] of cases) {
    assert.equal(amountIn('2025-01-01')(grade, step), before);
    const adjusted = amountIn('2026-01-01')(grade, step)!;
    assert.deepEqual(judgeAdjustment(factsOf({ salary: { grade, step, amount: before }, adjusted })), { group: 'monthly' });
    assert.deepEqual([adjusted, adjusted - before], [after, difference]);
  }
});

test('worked example 4: who is hired on 1 January 2026 at SG 15 has no notice and starts at 42,178', () => {
  const hired = factsOf({ servesFrom: '2026-01-01', salary: null, laterSalaryFrom: '2026-01-01', adjusted: null });
  assert.deepEqual(judgeAdjustment(hired), { group: 'exception', reason: 'hired' });
  assert.equal(amountIn('2026-01-01')(15, 1), 42_178_00);
});

test('everybody left out is left out for a reason', () => {
  const cases: [Partial<AdjustmentFacts>, string][] = [
    [{ servesUntil: '2026-01-01' }, 'left'],
    [{ retiresOn: '2025-12-31' }, 'retires'],
    [{ isGovernmentService: false, salary: null }, 'uncovered'],
    [{ salary: null }, 'unsalaried'],
    [{ adjusted: null }, 'missing'],
    [{ laterSalaryFrom: '2026-01-01' }, 'settled'],
    [{ salary: { grade: 12, step: 8, amount: 40_000_00 }, adjusted: 36_000_00 }, 'above'],
  ];
  for (const [differences, reason] of cases) assert.deepEqual(judgeAdjustment(factsOf(differences)), { group: 'exception', reason });
});

test('casuals are adjusted too, apart: their daily wage is the monthly rate divided by 22', () => {
  assert.deepEqual(judgeAdjustment(factsOf({ isPaidByDay: true })), { group: 'daily' });
  assert.equal(dailyRate(14_634_00), 665_18);
});

test('anyone who served beyond 65 was extended, and is not left out afterwards', () => {
  assert.deepEqual(judgeAdjustment(factsOf({ retiresOn: '2025-03-01', today: '2026-02-01' })), { group: 'monthly' });
});

test('nobody whose salary would not rise is ever concerned, and who has a notice gets no second one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1 }), fc.boolean(), (amount, adjusted, hasNotice) => {
      const { group } = judgeAdjustment(factsOf({ salary: { grade: 5, step: 1, amount }, adjusted, hasNotice }));
      if (hasNotice) assert.equal(group, 'noticed');
      else assert.equal(group, adjusted > amount ? 'monthly' : 'exception');
    }),
  );
});
