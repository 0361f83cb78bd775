import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { causesOf } from './causes.ts';

const line = (code: string, side: 'EARNING' | 'DEDUCTION' | 'GOVERNMENT', amount: number, for_month = '2026-11') => ({
  code,
  side,
  amount,
  for_month,
});

test('a step, days without pay, a loan that ended and something learned late are each told with what they change', () => {
  const before = [
    line('BASIC', 'EARNING', 3_170_500, '2026-10'),
    line('WTAX', 'DEDUCTION', 105_389, '2026-10'),
    line('COOP', 'DEDUCTION', 200_000, '2026-10'),
  ];
  const now = [
    line('BASIC', 'EARNING', 3_200_000),
    line('LWOP', 'EARNING', -144_114),
    line('WTAX', 'DEDUCTION', 90_000),
    line('LWOP', 'EARNING', -50_000, '2026-09'),
    line('GSIS', 'GOVERNMENT', 300_000),
  ];
  assert.deepEqual(causesOf('2026-11', now, before), [
    { cause: 'SALARY', amount: 29_500 },
    { cause: 'UNPAID', amount: -144_114 },
    { cause: 'TAX', amount: 15_389 },
    { cause: 'LATE', amount: -50_000 },
    { cause: 'LOAN', amount: 200_000 },
  ]);
});

test('all that is paid to one who is new is new', () => {
  assert.deepEqual(causesOf('2026-11', [line('BASIC', 'EARNING', 1000), line('WTAX', 'DEDUCTION', 100)], null), [
    { cause: 'NEW', amount: 900 },
  ]);
});

test('the causes add up to the difference', () => {
  const drawn = fc.array(
    fc.record({
      code: fc.constantFrom('BASIC', 'LWOP', 'PERA', 'GSIS', 'WTAX', 'COOP', 'OVERTIME', 'RA'),
      side: fc.constantFrom('EARNING' as const, 'DEDUCTION' as const, 'GOVERNMENT' as const),
      amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      for_month: fc.constantFrom('2026-09', '2026-10', '2026-11'),
    }),
    { maxLength: 20 },
  );
  const net = (lines: { side: string; amount: number }[]) =>
    lines.reduce((sum, { side, amount }) => sum + (side === 'EARNING' ? amount : side === 'DEDUCTION' ? -amount : 0), 0);
  fc.assert(
    fc.property(drawn, drawn, (now, before) => {
      const sum = causesOf('2026-11', now, before).reduce((all, { amount }) => all + amount, 0);
      assert.equal(sum, net(now) - net(before));
    }),
  );
});
