import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShownRule } from '../../contract/settings.ts';
import { formatGives, formatLimits } from './format-rule.ts';
import { splitPeriods } from './split-periods.ts';

const rule: ShownRule = {
  type: null,
  fact: null,
  at_least: null,
  below: null,
  gives: 'next-head',
  office_id: null,
  group_name: null,
  because: 'x',
  office: null,
};

for (const [part, words] of [
  [{}, 'All others'],
  [{ type: 'study' }, 'study'],
  [{ fact: 'days', at_least: 15 }, '15 days or more'],
  [{ fact: 'days', below: 2 }, 'Below 2 days'],
  [{ fact: 'amount', at_least: 1_000_000, below: 5_000_000 }, 'PHP 10,000.00 to below PHP 50,000.00'],
  [{ fact: 'rank', at_least: 1, below: 2 }, 'rank 1 to below rank 2'],
] as const)
  test(`a rule reads: ${words}`, () => {
    assert.equal(formatLimits({ ...rule, ...part }), words);
  });

test('who decides is named by office and group', () => {
  assert.equal(formatGives(rule), 'Next higher head');
  assert.equal(formatGives({ ...rule, gives: 'head-of-office', office: 'OUP' }), 'Head of OUP');
  assert.equal(formatGives({ ...rule, gives: 'group', group_name: 'COE' }), 'Holders of certificates of employment');
});

test('of what is set from a day on, the last that has begun applies', () => {
  const periods = [{ from: null }, { from: '2026-11-01' }, { from: '2027-01-01' }];
  assert.deepEqual(splitPeriods(periods, '2026-11-20'), { current: { from: '2026-11-01' }, coming: [{ from: '2027-01-01' }] });
});
