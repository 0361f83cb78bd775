import type { RowChange } from '@talaan/imports/contract/import-record.ts';
import { EXAMPLE_NUMBER, type ImportField, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { isWrong, refuse, warn, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { knowingNothing, readPesos, readWhole, type Read } from '@talaan/imports/rules/readers.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { compareSalaries, type SalaryDifference } from './compare-salaries.ts';
import { HIGHEST_GRADE, STEPS, stepsOf, type SalaryStep } from './salary.ts';

/** A row is a grade with its steps side by side, or one salary with its step. */
export interface SalaryRowValues extends Record<`step_${number}`, number> {
  salary_grade: number;
  step: number;
  amount: number;
}

export const SALARY_WARNINGS = {
  lower: 'Lower than in the table before',
  'not-rising': 'Not above the step or the grade before it',
  missing: 'A salary is missing',
} as const;

type Warning = keyof typeof SALARY_WARNINGS;

/** In centavos; 0 for a dash, a salary that the table does not have. */
const readAmount = knowingNothing((cell): Read<number> => (/^[-–—]$/.test(cell) ? { value: 0 } : readPesos(cell)));

export const salaryRowFields: ImportFields<SalaryRowValues> = {
  salary_grade: {
    title: 'Salary grade',
    aliases: ['sg', 'grade', 'salarygrade'],
    isRequired: true,
    read: readWhole(1, HIGHEST_GRADE, `Salary grades are 1 to ${HIGHEST_GRADE}.`),
    help: `1 to ${HIGHEST_GRADE}. The row EXAMPLE is not read.`,
    example: EXAMPLE_NUMBER,
  },
  ...(Object.fromEntries(everyStep().map((step) => [`step_${step}`, stepField(step)])) as Record<`step_${number}`, ImportField<number>>),
  step: {
    title: 'Step',
    aliases: [],
    read: readWhole(1, STEPS, `Steps are 1 to ${STEPS}.`),
    help: 'Only where each salary has a row of its own.',
    example: '',
  },
  amount: {
    title: 'Amount',
    aliases: ['salary', 'monthly salary', 'rate'],
    read: readAmount,
    help: 'Only where each salary has a row of its own.',
    example: '',
  },
};

function everyStep(): number[] {
  return Array.from({ length: STEPS }, (_, index) => index + 1);
}

function stepField(step: number): ImportField<number> {
  return {
    title: `Step ${step}`,
    aliases: [`step${step}`, String(step)],
    read: readAmount,
    help: 'The monthly salary in pesos.',
    example: '',
  };
}

export interface PlannedSalaryRow {
  row: ReadRow<SalaryRowValues>;
  /** `Step 3`, `Steps 1 to 8`. */
  name: string;
  steps: SalaryStep[];
  changes: RowChange[];
}

/** Sets a new table beside the one that it ends: the salaries of each row, what differs, and what looks wrong. */
export function planSalaryRows(rows: readonly ReadRow<SalaryRowValues>[], before: readonly SalaryStep[]): PlannedSalaryRow[] {
  const read = rows.map((row) => ({ row, steps: readSteps(row) }));
  const rowOf = new Map<string, ReadRow<SalaryRowValues>>();
  for (const { row, steps } of read) {
    for (const one of steps) {
      const twin = rowOf.get(cellKey(one));
      if (twin) refuse(row, columnOf(row, one.step), `Grade ${one.salary_grade}, step ${one.step} is also in row ${twin.line}.`);
      else rowOf.set(cellKey(one), row);
    }
  }
  const { differences } = compareSalaries(
    before,
    read.flatMap(({ steps }) => steps),
  );
  const byRow = Map.groupBy(differences, (one) => rowOf.get(cellKey(one)) ?? rowOfGrade(rows, one));
  return read.map(({ row, steps }) => {
    const own = byRow.get(row) ?? [];
    for (const one of own) warnOf(row, one);
    const changes = own.filter((one) => one.before !== one.after).map((one) => changeOf(row, one));
    return { row, name: nameOf(steps), steps, changes };
  });
}

function readSteps(row: ReadRow<SalaryRowValues>): SalaryStep[] {
  const { salary_grade: grade, step, amount } = row.values;
  if (grade === undefined) return [];
  const wide = everyStep().map((one) => ({ step: one, amount: row.values[`step_${one}`] }));
  const long = step === undefined ? [] : [{ step, amount }];
  if (amount !== undefined && step === undefined) refuse(row, salaryRowFields.step.title, 'Give the step of this amount.');
  return [...wide, ...long].flatMap((one) => {
    if (!one.amount) return [];
    if (one.step <= stepsOf(grade)) return [{ salary_grade: grade, step: one.step, amount: one.amount }];
    refuse(row, columnOf(row, one.step), `Salary grade ${grade} has steps 1 to ${stepsOf(grade)} only.`);
    return [];
  });
}

/** What is missing is told on a row of its grade, or on the last one. */
function rowOfGrade(rows: readonly ReadRow<SalaryRowValues>[], { salary_grade: grade }: SalaryDifference) {
  return rows.findLast((row) => row.values.salary_grade === grade) ?? rows.at(-1);
}

function warnOf(row: ReadRow<SalaryRowValues>, { salary_grade: grade, step, oddities }: SalaryDifference): void {
  if (isWrong(row)) return;
  for (const oddity of oddities) {
    const kind: Warning = oddity === 'missing' ? 'missing' : oddity === 'lower than before' ? 'lower' : 'not-rising';
    warn(row, kind, columnOf(row, step), `Grade ${grade}, step ${step} is ${oddity}.`);
  }
}

function changeOf(row: ReadRow<SalaryRowValues>, { salary_grade: grade, step, before, after, rise }: SalaryDifference): RowChange {
  const field = row.values.salary_grade === grade ? columnOf(row, step) : `Grade ${grade}, step ${step}`;
  return {
    field,
    from: before === null ? '' : formatMoney(before),
    to: `${formatMoney(after)}${rise === null ? '' : ` (${formatRise(rise)})`}`,
  };
}

/** Thousandths as `+5.1 %`. */
function formatRise(thousandths: number): string {
  return `${thousandths > 0 ? '+' : ''}${(thousandths / 10).toFixed(1)} %`;
}

function columnOf({ values }: ReadRow<SalaryRowValues>, step: number): string {
  return values.step === step ? salaryRowFields.amount.title : `Step ${step}`;
}

function nameOf(steps: readonly SalaryStep[]): string {
  const [first, last] = [steps[0]?.step, steps.at(-1)?.step];
  if (first === undefined) return '';
  return first === last ? `Step ${first}` : `Steps ${first} to ${last}`;
}

function cellKey({ salary_grade: grade, step }: Pick<SalaryStep, 'salary_grade' | 'step'>): string {
  return `${grade}-${step}`;
}
