import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { matchColumns } from '@talaan/imports/rules/import-fields.ts';
import { readRows } from '@talaan/imports/rules/read-rows.ts';
import { compareSalaries } from './compare-salaries.ts';
import { planSalaryRows, salaryRowFields } from './salary-rows.ts';
import { dailyRate, indexSteps, STEPS, stepsOf, type SalaryStep } from './salary.ts';

const rows = readFileSync(new URL('../server/reference/salary-schedule.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','));
const tranche = (wanted: string) => readSheet([rows[0]!, ...rows.filter(([name]) => name === wanted)]);
const salaryIn = (wanted: string) => indexSteps(stepsIn(tranche(wanted)));
const stepsIn = (planned: ReturnType<typeof readSheet>) => planned.flatMap(({ steps }) => steps);

function readSheet([headings, ...lines]: readonly (readonly string[])[], before: readonly SalaryStep[] = []) {
  const columns = matchColumns(salaryRowFields, headings!);
  const cells = lines.map((line, at) => ({ line: at + 2, cells: line }));
  return planSalaryRows(readRows({ fields: salaryRowFields, rows: cells, columns }, 'salary_grade'), before);
}

test('the four tranches of EO 64 read as the circulars print them', () => {
  const salaries = ['1', '2', '3', '4'].map((name) =>
    [
      [1, 1],
      [11, 1],
      [15, 1],
      [24, 1],
      [33, 1],
    ].map(([grade, step]) => salaryIn(name)(grade!, step!)),
  );
  assert.deepEqual(salaries, [
    [13_530_00, 28_512_00, 38_413_00, 94_132_00, 428_994_00],
    [14_061_00, 30_024_00, 40_208_00, 98_185_00, 438_844_00],
    [14_634_00, 31_705_00, 42_178_00, 102_603_00, 449_157_00],
    [15_208_00, 33_387_00, 44_148_00, 107_022_00, 459_469_00],
  ]);
});

test('the notices of salary adjustment of 1 January 2026 come to 1,540, 594 and 1,681', () => {
  const [before, after] = [salaryIn('2'), salaryIn('3')];
  const rises = [
    [12, 2],
    [1, 8],
    [11, 1],
  ].map(([grade, step]) => after(grade!, step!)! - before(grade!, step!)!);
  assert.deepEqual(rises, [1_540_00, 594_00, 1_681_00]);
});

test('the casual daily wage of 2026 is 665.18 at SG 1 and 795.73 at SG 4', () => {
  const salary = salaryIn('3');
  assert.deepEqual([dailyRate(salary(1, 1)!), dailyRate(salary(4, 1)!)], [665_18, 795_73]);
});

test('a daily rate is never further from a twenty-second part than half a centavo', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (monthly) => {
      const off = dailyRate(monthly) * 22 - monthly;
      assert.ok(off > -11 && off <= 11);
    }),
  );
});

test('in every tranche each step of a grade is above the one before', () => {
  for (const name of ['1', '2', '3', '4']) {
    const salary = salaryIn(name);
    for (let grade = 1; grade <= 33; grade++)
      for (let step = 2; step <= STEPS; step++) {
        const [below, above] = [salary(grade, step - 1), salary(grade, step)];
        assert.ok(below === null || above === null || above > below, `tranche ${name}, grade ${grade}, step ${step}`);
      }
  }
});

test('a sheet with a row a grade reads like one with a row a cell', () => {
  const salary = salaryIn('3');
  const wide = Array.from({ length: 33 }, (_, index) => index + 1).map((grade) => [
    `SG ${grade}`,
    ...Array.from({ length: STEPS }, (_, step) => (step < stepsOf(grade) ? (salary(grade, step + 1)! / 100).toLocaleString('en') : '')),
  ]);
  const heading = ['Salary Grade', ...Array.from({ length: STEPS }, (_, step) => `Step ${step + 1}`)];
  const before = stepsIn(tranche('3'));
  const read = readSheet([heading, ...wide], before);
  assert.ok(read.every(({ row, changes }) => changes.length === 0 && row.messages.length === 0));
  assert.equal(indexSteps(stepsIn(read))(24, 1), 102_603_00);
});

test('a sheet says row by row what is wrong with it, and what looks wrong is a warning on its column', () => {
  const errorsOf = (lines: string[][]) =>
    readSheet(lines).map(({ row }) =>
      row.messages.filter(({ level }) => level === 'error').map(({ column, message }) => `${column}: ${message}`),
    );
  assert.deepEqual(
    errorsOf([
      ['SG', 'Step', 'Amount'],
      ['1', '1', 'much'],
      ['34', '1', '10'],
      ['33', '3', '1'],
      ['2', '1', '9'],
      ['2', '1', '9'],
    ]),
    [
      ['Amount: “much” is not an amount in pesos, such as 42,178.00.'],
      ['Salary grade: Salary grades are 1 to 33.'],
      ['Amount: Salary grade 33 has steps 1 to 2 only.'],
      [],
      ['Amount: Grade 2, step 1 is also in row 5.'],
    ],
  );
  const before = [1, 2, 3].map((step) => ({ salary_grade: 1, step, amount: 100_00 + step }));
  const [row] = readSheet(
    [
      ['SG', 'Step 1', 'Step 2', 'Step 3'],
      ['1', '110', '100', '-'],
      ['2', '120', '121', '122'],
    ],
    before,
  );
  assert.deepEqual(
    row!.row.messages.slice(0, 3).map(({ column, kind }) => [column, kind]),
    [
      ['Step 2', 'not-rising'],
      ['Step 2', 'lower'],
      ['Step 3', 'missing'],
    ],
  );
  assert.deepEqual(row!.changes[0], { field: 'Step 1', from: '100.01', to: '110.00 (+10.0 %)' });
});

test('a comparison points at what falls, what is missing and what does not rise with the step', () => {
  const before = [1, 2, 3].map((step) => ({ salary_grade: 1, step, amount: 100_00 + step }));
  const after = [
    { salary_grade: 1, step: 1, amount: 110_00 },
    { salary_grade: 1, step: 2, amount: 100_00 },
  ];
  const found = compareSalaries(before, after)
    .differences.filter((one) => one.salary_grade === 1)
    .slice(0, 3);
  assert.deepEqual(
    found.map((one) => one.oddities),
    [[], ['not above step 1', 'lower than before'], ['missing']],
  );
  assert.equal(found[0]!.rise, 100);
});
