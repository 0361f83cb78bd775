import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviceNumber, dueAccounts } from './due-accounts.ts';

const paid = (bank: string, net: number, amounts: Record<string, number> = {}) => ({
  bank,
  gross: net + 30_000,
  deductions: 30_000,
  net,
  amounts: { WTAX: 10_000, ...amounts },
});
const BANK = 'Land Bank of the Philippines';

test('a creditor is the employees of a bank together, with their tax and their other deductions', () => {
  const { groups, count } = dueAccounts([paid(BANK, 100_000), paid('DBP', 50_000, { JO_PAY: 80_000 }), paid(BANK, 200_000)]);
  assert.equal(count, 2);
  assert.deepEqual(groups[0]!.rows, [
    ['1 employee paid through DBP', 'As in the list to the bank', '', 'MOOE', 80_000, 10_000, 20_000, 50_000, ''],
    [`2 employees paid through ${BANK}`, 'As in the list to the bank', '', 'PS', 360_000, 20_000, 40_000, 300_000, ''],
  ]);
});

test('who has no account on record is in no advice', () => {
  const { count, totals } = dueAccounts([paid(BANK, 100_000), paid('', 50_000)]);
  assert.deepEqual([count, totals[4], totals[7]], [1, 130_000, 100_000]);
});

test('an advice is numbered by its fund, month, serial and year', () =>
  assert.equal(adviceNumber('01', '2026-11-24', 7), '01-11-0007-2026'));
