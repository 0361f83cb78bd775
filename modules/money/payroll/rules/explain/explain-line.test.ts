import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { stillDue } from '../differences.ts';
import { explainLine } from './explain-line.ts';
import { figuresOfMonth } from '../figures/figures-on.ts';
import { KNOWN_FIGURES } from '../figures/known-figures.ts';
import { anyMonth, deduction, factsOf, FIGURES, segment, someDeductions, unpaidOn } from '../month-fixture.ts';
import { monthPay } from '../month-pay.ts';
import type { PayLine } from '../pay-line.ts';
import { payOfMonth } from '../pay-of-month.ts';

const NAMES: Readonly<Record<string, string>> = { BASIC: 'Basic salary', LWOP: 'Days without pay', GSIS: 'GSIS premium' };
const nameOf = (code: string) => NAMES[code] ?? code;

function explained(lines: readonly PayLine[], code: string) {
  return explainLine(
    lines.find((line) => line.code === code)!,
    nameOf,
  );
}

/** The last amount that sentences come to, in centavos. */
function comesTo(sentences: readonly string[]): number | null {
  const found = [...sentences.join(' ').matchAll(/= (−?)([\d,]+\.\d\d)/g)].at(-1);
  return found ? Number(`${found[1] ? '-' : ''}${found[2]!.replaceAll(/[,.]/g, '')}`) : null;
}

const WITHOUT_PAY = payOfMonth(
  factsOf(3_170_500, {
    unpaid: [unpaidOn('2026-03-04', 1000, 'LEAVE'), unpaidOn('2026-03-05', 1000), unpaidOn('2026-03-31', 500, 'LATE')],
  }),
  FIGURES,
);
const TWO_RATES = payOfMonth(
  factsOf(0, { segments: [segment('2026-03-01', '2026-03-15', 3_170_500), segment('2026-03-16', '2026-03-31', 3_210_000)] }),
  FIGURES,
);
const LOANS = payOfMonth(
  factsOf(1_463_400, {
    deductions: [deduction(900_000, { id: 1 }), deduction(500_000, { id: 2, code: 'LBP', class: 'BANK', in_part: false })],
  }),
  FIGURES,
);

const CASES: [name: string, lines: readonly PayLine[], code: string, sentences: string[]][] = [
  [
    'a whole month',
    payOfMonth(factsOf(3_170_500), FIGURES),
    'BASIC',
    ['31,705.00 a month, SG 11 step 1, for the whole month = 31,705.00.'],
  ],
  ['days without pay', WITHOUT_PAY, 'LWOP', ['31,705.00 ÷ 22 × 2.5 days = 3,602.84.']],
  [
    'PERA less days without pay',
    WITHOUT_PAY,
    'PERA',
    ['2,000.00 for the whole month.', 'Days without pay: 2,000.00 ÷ 22 × 2.5 days = 227.27.', '2,000.00 − 227.27 = 1,772.73.'],
  ],
  [
    'the tax of a month',
    WITHOUT_PAY,
    'WTAX',
    [
      'Taxable pay of the month: 31,705.00 − 3,602.84 − 2,853.45 − 792.63 − 200.00 = 24,256.08.',
      'Over 20,833.00: 15% × (24,256.08 − 20,833.00) = 513.46.',
    ],
  ],
  [
    'a step on the 16th',
    TWO_RATES,
    'BASIC',
    ['The month has 22 working days from Monday to Friday, holidays among them.', '(31,705.00 × 10 + 32,100.00 × 12) ÷ 22 = 31,920.45.'],
  ],
  [
    'GSIS of two rates',
    TWO_RATES,
    'GSIS',
    ['The rates of the month by their days: (31,705.00 × 10 + 32,100.00 × 12) ÷ 22 = 31,920.45.', '31,920.45 × 9% = 2,872.84.'],
  ],
  [
    'PhilHealth with the odd centavo',
    WITHOUT_PAY,
    'PHILHEALTH',
    ['31,705.00 × 5% = 1,585.25.', 'Half of it, with the odd centavo, = 792.63.'],
  ],
  ['Pag-IBIG', WITHOUT_PAY, 'PAGIBIG', ['The basic salary of 31,705.00 counts up to 10,000.00.', '10,000.00 × 2% = 200.00.']],
  ['a loan that fits', LOANS, 'GSIS_MPL', ['As authorized, for each month = 9,000.00.']],
  [
    'a loan that does not fit and is left out',
    LOANS,
    'LBP',
    [
      'Authorized: 5,000.00 a month.',
      'What was left of the pay: 5,751.09. The least take-home pay: 5,000.00. Room for it: 751.09.',
      'It is not taken in part, so it is left out = 0.00.',
    ],
  ],
];

for (const [name, lines, code, sentences] of CASES)
  test(`a line is explained to the centavo: ${name}`, () => assert.deepEqual(explained(lines, code).sentences, sentences));

test('days without pay are listed with their causes, the late minutes of the month among them', () => {
  assert.deepEqual(explained(WITHOUT_PAY, 'LWOP').rows, [
    { of: '4 Mar 2026', says: '1 day, leave without pay' },
    { of: '5 Mar 2026', says: '1 day, absence without leave credits' },
    { of: 'March 2026', says: '0.5 of a day, late and undertime beyond the leave credits' },
  ]);
});

test('a line names the figure that it follows, with its source', () => {
  assert.deepEqual(explained(WITHOUT_PAY, 'GSIS').figure, {
    kind: 'GSIS',
    name: 'GSIS',
    effective_on: '1997-06-24',
    source: 'RA 8291 Sec. 5',
  });
});

test('what was learned late says what is right and what was paid', () => {
  const paid = monthPay(factsOf(3_170_500), FIGURES, 0);
  const due = stillDue(monthPay(factsOf(3_170_500, { unpaid: [unpaidOn('2026-03-04', 1000)] }), FIGURES, 0), paid);
  assert.deepEqual(explained(due, 'LWOP').sentences, ['31,705.00 ÷ 22 × 1 day = 1,441.14.']);
  assert.deepEqual(explained(due, 'PERA').sentences, [
    'As it is known now, for March 2026:',
    '2,000.00 for the whole month.',
    'Days without pay: 2,000.00 ÷ 22 × 1 day = 90.91.',
    '2,000.00 − 90.91 = 1,909.09.',
    '1,909.09 is right, 2,000.00 was in earlier payrolls: 1,909.09 − 2,000.00 = −90.91.',
  ]);
});

test('the tax of the year is collected in December', () => {
  const year = {
    before: { taxable: 40_840_283, benefits: 9_435_600, de_minimis: {}, withheld: 2_897_301 },
    former: null,
    months: 12,
    is_last: true,
  };
  const lines = payOfMonth(factsOf(4_217_800, { month: '2026-12', year }), figuresOfMonth('2026-12', KNOWN_FIGURES));
  assert.deepEqual(explained(lines, 'TAX_YEAR').sentences, [
    'Bonuses and other benefits of the year: 94,356.00, of which 90,000.00 is exempt: taxed is 4,356.00.',
    'Taxable in the year: 445,530.36 + 4,356.00 = 449,886.36.',
    'Over 400,000.00: 22,500.00 + 20% × (449,886.36 − 400,000.00) = 32,477.27.',
    '32,477.27 − 31,606.92 withheld so far = 870.35.',
  ]);
});

test('each line of any month ends in its own amount', () => {
  fc.assert(
    fc.property(anyMonth, someDeductions, (facts, deductions) => {
      const figures = figuresOfMonth(facts.month, KNOWN_FIGURES);
      for (const line of payOfMonth({ ...facts, deductions }, figures)) {
        const { sentences } = explainLine(line, nameOf);
        assert.equal(Math.abs(comesTo(sentences) ?? NaN), Math.abs(line.amount), `${line.code}: ${sentences.join(' ')}`);
      }
    }),
  );
});

test('each late difference of any month ends in its own amount', () => {
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: 1, max: 1000 }), (facts, thousandths) => {
      const figures = figuresOfMonth(facts.month, KNOWN_FIGURES);
      const paid = monthPay({ ...facts, unpaid: [] }, figures, 0);
      const expected = monthPay({ ...facts, unpaid: [unpaidOn(`${facts.month}-02`, thousandths)] }, figures, 0);
      for (const line of stillDue(expected, paid))
        assert.equal(Math.abs(comesTo(explainLine(line, nameOf).sentences) ?? NaN), Math.abs(line.amount), line.code);
    }),
  );
});
