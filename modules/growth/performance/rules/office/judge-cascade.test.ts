import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formsAbove } from './unit-of-rating.ts';
import { cascadeOf, judgeCascade, type CascadeBranch, type CascadeFault, type CascadeForm, type CascadeLine } from './judge-cascade.ts';

const OPCR = 1;
const DPCR = 2;
const ANA = 3;
const OTHER = 4;
const FORMS: CascadeForm[] = [
  { id: OPCR, above_id: null, is_individual: false },
  { id: DPCR, above_id: OPCR, is_individual: false },
  { id: ANA, above_id: DPCR, is_individual: true },
  { id: OTHER, above_id: OPCR, is_individual: false },
];
const line = (id: number, form_id: number, parent_id: number | null, more: Partial<CascadeLine> = {}): CascadeLine => ({
  id,
  form_id,
  parent_id,
  measure: 'COUNT',
  target: 10_000,
  due_on: null,
  is_support: false,
  ...more,
});
const percent = (target: number) => ({ measure: 'PERCENT', target }) as const;
const OFFICE = line(10, OPCR, null);
const UNIT = line(20, DPCR, 10);

const CASES: [string, CascadeLine[], [number, CascadeFault][]][] = [
  ['a line for each commitment', [OFFICE, UNIT, line(30, ANA, 20)], []],
  ['a line of an IPCR that names the OPCR past the DPCR', [OFFICE, UNIT, line(30, ANA, 10)], [[30, 'WRONG_UNIT']]],
  ['a line that names one of another unit', [OFFICE, UNIT, line(40, OTHER, 20)], [[40, 'WRONG_UNIT']]],
  ['a line that names one that is gone', [OFFICE, UNIT, line(30, ANA, 99)], [[30, 'UNKNOWN_PARENT']]],
  ['a number under a percent', [line(10, OPCR, null, percent(95_000)), UNIT], [[20, 'COUNT_UNDER_PERCENT']]],
  ['a percent under a number', [OFFICE, line(20, DPCR, 10, percent(95_000))], [[20, 'PERCENT_UNDER_COUNT']]],
  [
    'a percent below that of the commitment',
    [line(10, OPCR, null, percent(95_000)), line(20, DPCR, 10, percent(94_500))],
    [[20, 'PERCENT_TOO_LOW']],
  ],
  ['a percent that reaches it', [line(10, OPCR, null, percent(95_000)), line(20, DPCR, 10, percent(95_000))], []],
  ['numbers that add up', [OFFICE, line(20, DPCR, 10, { target: 6000 }), line(40, OTHER, 10, { target: 4000 })], []],
  [
    'numbers that fall short',
    [OFFICE, line(20, DPCR, 10, { target: 6000 }), line(40, OTHER, 10, { target: 3000 })],
    [[10, 'COUNTS_SHORT']],
  ],
  [
    'a day later than the commitment',
    [
      { ...OFFICE, due_on: '2026-03-31' },
      { ...UNIT, due_on: '2026-04-01' },
    ],
    [[20, 'LATER_THAN_PARENT']],
  ],
  ['a line that answers nothing', [OFFICE, UNIT, line(31, ANA, null)], [[31, 'NO_PARENT']]],
  ['a support line that answers nothing', [OFFICE, UNIT, line(31, ANA, null, { is_support: true })], []],
];

for (const [name, lines, faults] of CASES)
  test(`${name}: ${faults.map(([, fault]) => fault).join() || 'fine'}`, () => {
    const { refused, warned } = judgeCascade(lines, FORMS);
    assert.deepEqual(
      [...refused, ...warned].map(({ line_id, fault }) => [line_id, fault]),
      faults,
    );
  });

test('a wrong unit, an unknown line and a number under a percent are refused, the rest is warned of', () => {
  const refusedIn = (lines: CascadeLine[]) => judgeCascade(lines, FORMS).refused.map(({ fault }) => fault);
  const all = CASES.flatMap(([, lines]) => refusedIn(lines));
  assert.deepEqual(new Set(all), new Set(['WRONG_UNIT', 'UNKNOWN_PARENT', 'COUNT_UNDER_PERCENT']));
});

test('what nobody answers is named, but no line of a person and none of support functions', () => {
  const lines = [OFFICE, line(11, OPCR, null), line(12, OPCR, null, { is_support: true }), UNIT, line(30, ANA, null)];
  assert.deepEqual(judgeCascade(lines, FORMS).unanswered, [11, 20]);
});

test('messages name the figures', () => {
  const short = judgeCascade([OFFICE, line(20, DPCR, 10, { target: 6500 })], FORMS).warned[0]!;
  assert.equal(short.message, 'The targets below add up to 6.5 of 10.');
});

const drawn = (branches: readonly CascadeBranch[]): number[] => branches.flatMap(({ line_id: id, below }) => [id, ...drawn(below)]);

test('the tree of an office has its lines and all that answer them', () => {
  assert.deepEqual(cascadeOf(OPCR, [OFFICE, UNIT, line(30, ANA, 20), line(31, ANA, null)]), [
    { line_id: 10, below: [{ line_id: 20, below: [{ line_id: 30, below: [] }] }] },
  ]);
});

test('a person answers the form of their unit of rating, a unit that of the one above it', () => {
  const units = [
    { id: 1, parent_id: null },
    { id: 2, parent_id: 1 },
    { id: 3, parent_id: 2 },
    { id: 4, parent_id: 3 },
  ];
  const forms = [
    { id: 51, unit_id: 1, is_individual: false },
    { id: 53, unit_id: 3, is_individual: false },
    { id: 62, unit_id: 2, is_individual: true },
    { id: 64, unit_id: 4, is_individual: true },
    { id: 63, unit_id: 3, is_individual: true },
  ];
  assert.deepEqual(
    formsAbove(units, forms).map(({ id, above_id }) => [id, above_id]),
    [
      [51, null],
      [53, 51],
      [62, 51],
      [64, 53],
      [63, 53],
    ],
  );
});

const someLines = fc
  .array(
    fc.record({
      form_id: fc.constantFrom(OPCR, DPCR, ANA, OTHER),
      parent_id: fc.option(fc.integer({ min: 1, max: 16 })),
      measure: fc.constantFrom('COUNT', 'PERCENT'),
      target: fc.integer({ min: 1, max: 100_000 }),
    }),
    { minLength: 1, maxLength: 16 },
  )
  .map((all) => all.map((one, at) => line(at + 1, one.form_id, one.parent_id, { measure: one.measure as 'COUNT', target: one.target })));

test('a line is answered or not, whatever its parents are, and a tree draws no line twice', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const { unanswered } = judgeCascade(lines, FORMS);
      assert.ok(unanswered.every((id) => lines.every(({ parent_id: parent }) => parent !== id)));
      const all = FORMS.flatMap(({ id }) => drawn(cascadeOf(id, lines)));
      return FORMS.every(({ id }) => {
        const own = drawn(cascadeOf(id, lines));
        return new Set(own).size === own.length && lines.every((one) => one.form_id !== id || own.includes(one.id)) && all.length > 0;
      });
    }),
  );
});

test('a day is compared where both have one, and the same day is in time', () => {
  const warnedOf = (parent: string | null, child: string | null) =>
    judgeCascade(
      [
        { ...OFFICE, due_on: parent },
        { ...UNIT, due_on: child },
      ],
      FORMS,
    ).warned.length;
  assert.deepEqual([warnedOf('2026-03-31', '2026-03-31'), warnedOf(null, '2026-03-31'), warnedOf('2026-03-31', null)], [0, 0, 0]);
});
