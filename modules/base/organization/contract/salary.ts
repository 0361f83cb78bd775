import { z } from 'zod';
import { importCalls } from '@talaan/imports/contract/import-calls.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';

const salaryTable = z.object({
  id: z.number().int(),
  tranche: z.string(),
  law: z.string(),
  from: z.string(),
  /** The last day; null while no later table is posted. */
  until: z.string().nullable(),
});
export type SalaryTable = z.output<typeof salaryTable>;

const salaryGrade = z.object({
  salary_grade: z.number().int(),
  /** Monthly salaries in centavos, step 1 first; null where the table has none. */
  steps: z.array(z.number().int().nullable()),
});

export const listSalaryTables = endpoint({
  method: 'GET',
  path: '/api/salary-tables',
  summary: 'The posted salary tables, newest first.',
  access: 'signed-in',
  response: z.object({ salary_tables: z.array(salaryTable) }),
});

export const readSalaryGrades = endpoint({
  method: 'GET',
  path: '/api/salary-grades',
  summary: 'Salaries by grade and step as they are on a date (today without one).',
  access: 'signed-in',
  query: z.object({ date: isoDate.optional() }),
  response: z.object({ date: z.string(), salary_table: salaryTable.nullable(), salary_grades: z.array(salaryGrade) }),
});

export const exportSalaryTable = endpoint({
  method: 'GET',
  path: '/api/salary-tables/{id}/export',
  summary: 'A salary table as a sheet with one row a grade, the shape in which a new one is uploaded.',
  access: 'signed-in',
  params: byId,
  query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  response: fileAnswer,
  download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});

/** Which table it is, from when it is in force, and the law that it rests on. */
const salaryChoices = z.object({
  tranche: z.string().trim().max(100).default(''),
  law: z.string().trim().max(300).default(''),
  from: isoDate.nullable().default(null),
});
export type SalaryChoices = z.output<typeof salaryChoices>;

const salaryQuestions = z.object({
  /** The table in force on the first day, which the new one ends. */
  supersedes: salaryTable.nullable().default(null),
});
export type SalaryQuestions = z.output<typeof salaryQuestions>;

export const salaryImports = importCalls({
  path: '/api/salary-tables/imports',
  access: ['GENERALSETTINGS'],
  sections: ['salary-table'],
  choices: salaryChoices.prefault({}),
  questions: salaryQuestions,
});
