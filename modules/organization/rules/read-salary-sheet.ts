import { readMoney } from '@talaan/kernel/contract/money.ts';
import { HIGHEST_GRADE, STEPS, stepsOf, type SalaryStep } from './salary.ts';

export interface SalarySheet {
  steps: SalaryStep[];
  /** What is wrong, with its row, in the user's words. */
  problems: string[];
}

interface Columns {
  row: number;
  grade: number;
  /** The column of each step of a wide sheet; of a long one, the columns of step and amount. */
  steps: { step: number; column: number }[] | { stepColumn: number; amountColumn: number };
}

const LOOKED_AT = 20;
const MOST_PROBLEMS = 20;

/** Reads a salary table: one row a grade with columns Step 1 to Step 8, or one row a cell with grade, step and amount. */
export function readSalarySheet(rows: readonly (readonly string[])[]): SalarySheet {
  const columns = findColumns(rows);
  if (!columns)
    return {
      steps: [],
      problems: [
        'No row with headings was found. Name the columns “Salary Grade” and “Step 1” to “Step 8”, or “Grade”, “Step” and “Amount”.',
      ],
    };
  const steps = new Map<number, SalaryStep>();
  const problems: string[] = [];
  rows.slice(columns.row + 1).forEach((cells, index) => {
    const row = columns.row + index + 2;
    if (cells.every((cell) => cell.trim() === '')) return;
    for (const read of readRow(cells, columns)) {
      if ('problem' in read) problems.push(`Row ${row}: ${read.problem}`);
      else if (steps.has(read.salary_grade * 10 + read.step))
        problems.push(`Row ${row}: grade ${read.salary_grade} step ${read.step} stands in the file twice.`);
      else steps.set(read.salary_grade * 10 + read.step, read);
    }
  });
  if (steps.size === 0 && problems.length === 0) problems.push('There are headings, but no salaries below them.');
  return { steps: [...steps.values()], problems: problems.slice(0, MOST_PROBLEMS) };
}

function findColumns(rows: readonly (readonly string[])[]): Columns | undefined {
  for (const [row, cells] of rows.slice(0, LOOKED_AT).entries()) {
    const names = cells.map((cell) => cell.toLowerCase().replace(/[^a-z0-9]/g, ''));
    const grade = names.findIndex((name) => ['sg', 'grade', 'salarygrade'].includes(name));
    if (grade < 0) continue;
    const steps = Array.from({ length: STEPS }, (_, index) => ({
      step: index + 1,
      column: names.findIndex((name) => name === `step${index + 1}` || name === String(index + 1)),
    })).filter(({ column }) => column >= 0);
    if (steps.length > 0) return { row, grade, steps };
    const stepColumn = names.indexOf('step');
    const amountColumn = names.findIndex((name) => ['amount', 'salary', 'monthlysalary', 'rate'].includes(name));
    if (stepColumn >= 0 && amountColumn >= 0) return { row, grade, steps: { stepColumn, amountColumn } };
  }
  return undefined;
}

function readRow(cells: readonly string[], { grade: gradeColumn, steps }: Columns): (SalaryStep | { problem: string })[] {
  const grade = readWhole(cells[gradeColumn]);
  if (grade === null || grade < 1 || grade > HIGHEST_GRADE)
    return [{ problem: `“${(cells[gradeColumn] ?? '').trim()}” is no salary grade from 1 to ${HIGHEST_GRADE}.` }];
  const wanted = Array.isArray(steps)
    ? steps.map(({ step, column }) => ({ step, text: cells[column] ?? '' }))
    : [{ step: readWhole(cells[steps.stepColumn]) ?? 0, text: cells[steps.amountColumn] ?? '' }];
  return wanted.filter(({ text }) => !/^\s*[-–—]?\s*$/.test(text)).map(({ step, text }) => readStep(grade, step, text));
}

function readStep(grade: number, step: number, text: string): SalaryStep | { problem: string } {
  if (step < 1 || step > stepsOf(grade)) return { problem: `grade ${grade} has steps 1 to ${stepsOf(grade)} only.` };
  const amount = readMoney(text) || null;
  if (amount === null) return { problem: `“${text.trim().slice(0, 40)}” is no amount for grade ${grade} step ${step}.` };
  return { salary_grade: grade, step, amount };
}

function readWhole(text: string | undefined): number | null {
  const found = /^\s*(?:sg|step)?[\s-]*(\d{1,2})(?:\.0+)?\s*$/i.exec(text ?? '');
  return found ? Number(found[1]) : null;
}
