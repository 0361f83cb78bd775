import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharePayroll, type ChargedService, type PaidSlip, type PayrollLine } from './share-payroll.ts';

const line = (code: string, amount: number, for_month = '2026-10', contract: number | null = null): PayrollLine => ({
  code,
  name: code,
  amount,
  for_month,
  contract,
});
const slip = (lines: PayrollLine[], more: Partial<PaidSlip> = {}): PaidSlip => ({
  number: '2026-10-00001',
  lines,
  settled: [{ kind: 'APPOINTMENT', month: '2026-10' }],
  benefits: [],
  ...more,
});
const part = (month: number, code: string, amount: number) => ({ month, code, label: code, amount, how: '', source: null });
const charge = (more: Partial<ChargedService> = {}): ChargedService => ({
  id: 1,
  year: 2026,
  kind: 'APPOINTMENT',
  record_id: null,
  from: '2026-01-01',
  to: '2026-12-31',
  cost: [part(10, 'WAGES', 1700_00), part(10, 'GSIS_GOV', 200_00)],
  posted: [{ month: 10, to_pay: 1900_00, paid: 0, is_closed: false }],
  ...more,
});
const entries = (paid: PaidSlip, ...charges: ChargedService[]) =>
  sharePayroll(paid, charges).map(({ chargeId, entries: own }) => [chargeId, own]);
const entry = (month: number, to_pay: number, paid: number, closes: boolean) => ({ month, to_pay, paid, closes });

test('wages and the shares of the government take the place of what was obligated, and the rest of the month is free', () => {
  assert.deepEqual(entries(slip([line('WAGES', 1600_00), line('GSIS_GOV', 190_00)]), charge()), [
    [1, [entry(10, -1900_00, 1790_00, true)]],
  ]);
});

test('who was absent for a whole month is paid nothing, and the month is free', () => {
  assert.deepEqual(entries(slip([]), charge()), [[1, [entry(10, -1900_00, 0, true)]]]);
});

test('a month is not closed before the bonus that is planned for it is paid, wherever that comes', () => {
  const planned = charge({
    cost: [part(10, 'WAGES', 1700_00), part(10, 'YEAREND', 1700_00)],
    posted: [{ month: 10, to_pay: 3400_00, paid: 0, is_closed: false }],
  });
  assert.deepEqual(entries(slip([line('WAGES', 1600_00)]), planned), [[1, [entry(10, -1600_00, 1600_00, false)]]]);
  const later = { ...planned, posted: [{ month: 10, to_pay: 1800_00, paid: 1600_00, is_closed: false }] };
  const bonus = slip([line('YEAREND', 1700_00, '2026-11')], { benefits: ['2026 YEAREND'] });
  assert.deepEqual(entries(bonus, later), [[1, [entry(10, -1800_00, 1700_00, true)]]]);
});

test('what is learned late of a closed month moves what was paid alone', () => {
  const closed = charge({ posted: [{ month: 10, to_pay: 0, paid: 1790_00, is_closed: true }] });
  assert.deepEqual(entries(slip([line('WAGES', -50_00)]), closed), [[1, [entry(10, 0, -50_00, false)]]]);
  assert.deepEqual(entries(slip([]), closed), []);
});

test('where the fund changed within the month each bears its part, to the centavo', () => {
  const first = charge({ to: '2026-10-15', cost: [part(10, 'WAGES', 100_00)], posted: [] });
  const second = charge({ id: 2, from: '2026-10-16', cost: [part(10, 'WAGES', 200_00)], posted: [] });
  assert.deepEqual(entries(slip([line('WAGES', 100_00)]), first, second), [
    [1, [entry(10, 0, 33_33, true)]],
    [2, [entry(10, 0, 66_67, true)]],
  ]);
});

test('pay by contract is paid by the fund of that contract; what no service of the month is charged with moves nothing', () => {
  const contract = charge({ kind: 'CONTRACT', record_id: 7 });
  const settled = [{ kind: 'CONTRACT', month: '2026-10' }] as const;
  assert.deepEqual(
    entries(slip([line('JO_PAY', 1000_00, '2026-10', 7), line('JO_ABSENT', -100_00, '2026-10', 7)], { settled }), contract),
    [[1, [entry(10, -1900_00, 900_00, true)]]],
  );
  assert.deepEqual(entries(slip([line('JO_PAY', 1000_00, '2026-10', 8)], { settled: [] }), contract), []);
  assert.deepEqual(entries(slip([line('WAGES', 1000_00, '2025-12')], { settled: [] }), charge()), []);
});
