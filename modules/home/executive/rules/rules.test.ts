import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tries } from '@talaan/testing/tries.ts';
import { dayBefore, formatChange, strengthOf } from './compare.ts';
import { formatValue, unitAfter } from './format-value.ts';
import { hideSmall } from './hide-small.ts';

const PEOPLE = { one: 'person', many: 'people' };

test('a figure is compared with seven days ago, or with the same day last year', () => {
  assert.equal(dayBefore('week', '2026-11-28'), '2026-11-21');
  assert.equal(dayBefore('year', '2026-11-28'), '2025-11-28');
  assert.equal(dayBefore('year', '2028-02-29'), '2027-02-28');
});

const changes: [string, Parameters<typeof formatChange>][] = [
  ['6 more than last Saturday', [PEOPLE, 'week', '2026-11-28', 318, 312]],
  ['6 fewer than last Saturday', [PEOPLE, 'week', '2026-11-28', 306, 312]],
  ['as many as a year ago', [PEOPLE, 'year', '2026-11-28', 312, 312]],
  ['as much as a year ago', ['permille', 'year', '2026-11-28', 824, 824]],
  ['3.5 points more than a year ago', ['permille', 'year', '2026-11-28', 859, 824]],
  ['PHP 1.5 million less than last Saturday', ['centavos', 'week', '2026-11-28', 0, 150_000_000]],
];
for (const [said, given] of changes) test(`a change is said: ${said}`, () => assert.equal(formatChange(...given), said));

const values: [string, string, Parameters<typeof formatValue>][] = [
  ['1,204', 'people', [1204, PEOPLE]],
  ['1', 'person', [1, PEOPLE]],
  ['3.25', 'hours a person', [325, { mean: 'hours a person' }]],
  ['82.4 %', '', [824, 'permille']],
  ['7.5 h', '', [450, 'minutes']],
  ['PHP 12.3 million', '', [1_234_567_800, 'centavos']],
  ['PHP 42,178.00', '', [4_217_800, 'centavos']],
];
for (const [number, after, given] of values)
  test(`a value is written: ${number} ${after}`, () => {
    assert.equal(formatValue(...given), number);
    assert.equal(unitAfter(...given), after);
  });

test('the strength of a change is its share of what was there', () => {
  assert.equal(strengthOf(312, 312), 0);
  assert.equal(strengthOf(330, 300), 100);
  assert.equal(strengthOf(3, 0), 3000);
});

test('classes of fewer than five people are hidden, and one more where the sum would tell it', () => {
  const rows = [
    { name: 'Permanent', value: 200, link: '/x' },
    { name: 'Casual', value: 30 },
    { name: 'Coterminous', value: 3, link: '/y', of: 9 },
  ];
  assert.deepEqual(hideSmall({ rows }), [
    { name: 'Permanent', value: 200, link: '/x' },
    { name: 'Casual', value: null },
    { name: 'Coterminous', value: null },
  ]);
  assert.deepEqual(hideSmall({ rows, isApart: true }), [rows[0], rows[1], { name: 'Coterminous', value: null }]);
});

test('no hidden class follows from the sum and the classes that are shown', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 }), (counts) => {
      const shown = hideSmall({ rows: counts.map((value, at) => ({ name: String(at), value })) });
      assert.ok(shown.every(({ value }) => value === null || value >= 5));
      const hidden = shown.flatMap(({ value }, at) => (value === null ? [counts[at]!] : []));
      // One hidden class alone is the sum less the others.
      if (hidden.length > 0 && counts.length > 1) assert.ok(hidden.length > 1);
    }),
    { numRuns: tries(100, 2000) },
  );
});
