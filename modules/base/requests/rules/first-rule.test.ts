import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockNews } from './clock-news.ts';
import { firstRule, type RouteRule } from './first-rule.ts';

const rule = (because: string, rest: Partial<RouteRule> = {}): RouteRule => ({
  type: null,
  fact: null,
  at_least: null,
  below: null,
  gives: 'next-head',
  office_id: null,
  group_name: null,
  because,
  ...rest,
});
const RULES = [
  rule('of the President', { fact: 'rank', at_least: 1, below: 2 }),
  rule('up to 10 days', { fact: 'days', at_least: 0, below: 11 }),
  rule('study leave', { type: 'study' }),
  rule('everything else'),
];

for (const [name, facts, because] of [
  ['ten days are up to 10 days', { days: 10 }, 'up to 10 days'],
  ['eleven days are more', { days: 11 }, 'everything else'],
  ['the first line that matches counts', { rank: 1, days: 3 }, 'of the President'],
  ['a type is compared as it is', { type: 'study', days: 200 }, 'study leave'],
  ['what is not known matches no comparison', {}, 'everything else'],
] as const)
  test(name, () => {
    assert.equal(firstRule(RULES, facts)?.because, because);
  });

test('no rule may match at all', () => {
  assert.equal(firstRule(RULES.slice(0, 1), { days: 1 }), undefined);
});

for (const [name, today, passed, news] of [
  ['before the first warning nothing is told', '2026-11-24', 2, null],
  ['the third day is warned of', '2026-11-25', 3, 'warn-3'],
  ['a job that did not run on the third day warns of the fourth', '2026-11-26', 4, 'warn-4'],
  ['on its last day it is not late', '2026-11-27', 5, 'warn-4'],
  ['the day after it is', '2026-11-28', 5, 'late'],
] as const)
  test(name, () => {
    assert.equal(clockNews({ due_on: '2026-11-27', passed }, [3, 4], today), news);
  });
