import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { writeSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { exportSalaryTable, listSalaryTables, readSalaryGrades } from '../../contract/salary.ts';
import { HIGHEST_GRADE, indexSteps, STEPS, stepsOf, type SalaryStep } from '../../rules/salary.ts';
import { findSalaryTable, findSalaryTableOn, findSalaryTables, findSteps } from './find-salary-tables.ts';

export function mountSalary(server: Server): void {
  mount(server, listSalaryTables, async ({ db }) => ({ salary_tables: await findSalaryTables(db) }));

  mount(server, readSalaryGrades, async ({ db, query, today }) => {
    const date = query.date ?? today;
    const table = await findSalaryTableOn(db, date);
    return { date, salary_table: table ?? null, salary_grades: table ? gradesOf(await findSteps(db, table.id)) : [] };
  });

  mount(server, exportSalaryTable, async ({ db, params, query }) => {
    const table = await findSalaryTable(db, params.id);
    if (!table) throw notFound('There is no such salary table.');
    const headings = ['Salary grade', ...Array.from({ length: STEPS }, (_, index) => `Step ${index + 1}`)];
    const rows = gradesOf(await findSteps(db, table.id)).map(({ salary_grade: grade, steps }) => [grade, ...steps.map(inPesos)]);
    return writeSheet(`Salary table ${table.from}`, query.format, headings, rows);
  });
}

function gradesOf(steps: readonly SalaryStep[]) {
  const salary = indexSteps(steps);
  return Array.from({ length: HIGHEST_GRADE }, (_, index) => index + 1).map((grade) => ({
    salary_grade: grade,
    steps: Array.from({ length: stepsOf(grade) }, (_, step) => salary(grade, step + 1)),
  }));
}

function inPesos(centavos: number | null): number | null {
  return centavos === null ? null : centavos / 100;
}
