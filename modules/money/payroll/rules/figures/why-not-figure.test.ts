import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { figuresOfMonth, figuresOn, missingOn } from './figures-on.ts';
import { KNOWN_FIGURES } from './known-figures.ts';
import { DEDUCTION_CLASSES } from '../pay-line.ts';
import type { Bracket, DatedFigure, FigureContents, FigureKind } from './rates.ts';
import { partOf } from '../round.ts';
import { whyNotBrackets, whyNotFigure, whyNotFigures } from './why-not-figure.ts';

const newest = (kind: FigureKind) => KNOWN_FIGURES.findLast((one) => one.kind === kind)!;
const changed = <K extends FigureKind>(kind: K, change: (content: FigureContents[K]) => FigureContents[K]) =>
  ({ ...newest(kind), content: change(newest(kind).content as FigureContents[K]) }) as DatedFigure;
const brackets = (change: (rows: Bracket[]) => Bracket[]) =>
  changed('WITHHOLDING', (content) => ({ ...content, brackets: change([...content.brackets]) }));

test('the figures that are known apply', () => assert.equal(whyNotFigures(KNOWN_FIGURES), null));

const REFUSED: [name: string, figure: DatedFigure, why: RegExp][] = [
  ['a table with a gap', brackets((rows) => rows.toSpliced(2, 1)), /From PHP 33,333.00 to PHP 66,667.00 there is no bracket/],
  [
    'a table with an overlap',
    brackets((rows) => rows.with(1, { ...rows[1]!, not_over: 3_400_000 })),
    /Two brackets apply above PHP 33,333.00/,
  ],
  ['a bracket in the middle without end', brackets((rows) => rows.with(1, { ...rows[1]!, not_over: null })), /Two brackets apply/],
  ['a table that ends', brackets((rows) => rows.slice(0, -1)), /Above PHP 666,667.00 there is no bracket/],
  ['a table that begins above nothing', brackets((rows) => rows.slice(1)), /begins at 0/],
  [
    'a bracket that ends before it begins',
    brackets((rows) => rows.with(0, { ...rows[0]!, over: 0, not_over: 0 })),
    /ends before it begins/,
  ],
  ['rates that are not ascending', brackets((rows) => rows.with(2, { ...rows[2]!, per10000: 1500 })), /rate does not rise/],
  [
    'a base with a slip of the pen',
    brackets((rows) => rows.with(3, { ...rows[3]!, base: 845_180 })),
    /tax comes to PHP 8,541.80; the next bracket begins with PHP 8,451.80/,
  ],
  ['a negative rate', changed('GSIS', (content) => ({ ...content, ec: -1 })), /ec is below zero/],
  ['half a centavo', changed('PERA', () => ({ monthly: 0.5 })), /not a whole number/],
  ['a rate above the whole', changed('GSIS', (content) => ({ ...content, employee_per10000: 10_001 })), /more than the whole/],
  ['a floor above the ceiling', changed('PHILHEALTH', (content) => ({ ...content, floor: 10_000_001 })), /above the ceiling/],
  ['days of RATA with a gap', changed('RATA_DAYS', ({ steps }) => ({ steps: steps.toSpliced(1, 1) })), /No row applies to 6 days/],
  [
    'days of RATA with an overlap',
    changed('RATA_DAYS', ({ steps }) => ({ steps: steps.with(1, { ...steps[1]!, from_days: 5 }) })),
    /Two rows apply to 5 days/,
  ],
  ['days of RATA that end early', changed('RATA_DAYS', ({ steps }) => ({ steps: steps.slice(0, -1) })), /ends with 31 days/],
  ['no day in a month', changed('DAYS', () => ({ divisor: 0 })), /1 to 31 working days/],
  ['more granted than may be', changed('SRI', (content) => ({ ...content, amount: 2_000_001 })), /At most PHP 20,000.00/],
  [
    'parts of a gift out of order',
    changed('YEAR_END', (content) => ({ ...content, below: [content.below[0]!, content.below[2]!, content.below[1]!] })),
    /row of 1 months is out of order/,
  ],
  ['leavers who begin late', changed('YEAR_END', (content) => ({ ...content, leavers: content.leavers.slice(1) })), /begins with 4 months/],
  [
    'a gratuity of more than the whole',
    changed('GRATUITY', (content) => ({ ...content, below: [{ months: 0, amount: 700_001 }] })),
    /more than the whole/,
  ],
  [
    'an order of classes without one',
    changed('FLOOR', (content) => ({ ...content, order: DEDUCTION_CLASSES.filter((one) => one !== 'BANK') })),
    /The class BANK is missing/,
  ],
  [
    'an overpayment before a loan',
    changed('FLOOR', (content) => ({ ...content, order: ['OVERPAID', ...DEDUCTION_CLASSES.slice(0, -1)] })),
    /taken last/,
  ],
  ['a milestone after no year', changed('LOYALTY', (content) => ({ ...content, each_years: 0 })), /after a year at least/],
  ['a limit twice', changed('DE_MINIMIS', ({ limits }) => ({ limits: [...limits, limits[0]!] })), /CLOTHING is there twice/],
];

for (const [name, figure, why] of REFUSED) test(`refused: ${name}`, () => assert.match(whyNotFigure(figure) ?? '', why));

test('two figures of a kind from one day are refused, by name and day', () => {
  assert.match(whyNotFigures([newest('PERA'), newest('PERA')]) ?? '', /PERA has two figures effective on 1 Jul 2009/);
});

test('a figure applies from its day until the next one, and a month has those of its last day', () => {
  assert.equal(figuresOn('2024-01-31', KNOWN_FIGURES).PAGIBIG.content.most_employee, 10_000);
  assert.equal(figuresOn('2024-02-01', KNOWN_FIGURES).PAGIBIG.content.most_employee, 20_000);
  assert.equal(figuresOfMonth('2026-01', KNOWN_FIGURES).DE_MINIMIS.source, 'RR 29-2025');
  assert.equal(figuresOn('2024-12-31', KNOWN_FIGURES).MEDICAL, null);
});

test('a circular that is entered takes the place of the one before, from its day on', () => {
  const raised: DatedFigure = { kind: 'PERA', effective_on: '2027-01-01', content: { monthly: 250_000 }, source: 'A circular' };
  assert.equal(figuresOfMonth('2026-12', [...KNOWN_FIGURES, raised]).PERA.content.monthly, 200_000);
  assert.equal(figuresOfMonth('2027-01', [...KNOWN_FIGURES, raised]).PERA.content.monthly, 250_000);
});

test('before the first figures what is missing is named', () => {
  assert.deepEqual(missingOn('2023-06-30', KNOWN_FIGURES), [
    'PhilHealth',
    'Clothing allowance',
    'Tax of contracts of service and job orders',
  ]);
  assert.throws(() => figuresOn('2023-06-30', KNOWN_FIGURES), /On 2023-06-30 there is no figure for: PhilHealth/);
});

test('of all tables without gap, overlap and leap each amount has one bracket', () => {
  const steps = fc.array(fc.record({ width: fc.integer({ min: 1, max: 50_000_000 }), rise: fc.integer({ min: 1, max: 900 }) }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 1_000_000_000 }), (rows, amount) => {
      const made: Bracket[] = [];
      let [over, base, per10000] = [0, 0, 0];
      for (const [at, { width, rise }] of rows.entries()) {
        const to = at === rows.length - 1 ? null : over + width;
        made.push({ over, not_over: to, base, per10000 });
        base += partOf(width, per10000);
        [over, per10000] = [over + width, per10000 + rise];
      }
      assert.equal(whyNotBrackets(made), null);
      assert.equal(made.filter((one) => amount >= one.over && (one.not_over === null || amount < one.not_over)).length, 1);
    }),
  );
});
