import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';

/** A workbook of 33 grades has a few kilobytes; formatting may make it larger. */
export const SALARY_SHEET_LIMIT = 2_097_152;

export const salaryTable = z.object({
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

export const uploadSalaryTable = endpoint({
  method: 'POST',
  path: '/api/salary-tables/uploads',
  summary: 'Reads a salary table from a CSV or a workbook, to be looked at before it is posted.',
  access: ['GENERALSETTINGS'],
  upload: { maxBytes: SALARY_SHEET_LIMIT },
  response: z.object({ upload: z.object({ id: z.number().int() }) }),
});

export const previewSalaryTable = endpoint({
  method: 'GET',
  path: '/api/salary-tables/uploads/{id}',
  summary: 'What an uploaded salary table changes if it is posted from a date.',
  access: ['GENERALSETTINGS'],
  params: byId,
  query: z.object({ from: isoDate }),
  response: z.object({
    file_name: z.string(),
    /** The table in force on that date, which the new one would supersede. */
    supersedes: salaryTable.nullable(),
    changed: z.number().int(),
    odd: z.number().int(),
    differences: z.array(
      z.object({
        salary_grade: z.number().int(),
        step: z.number().int(),
        before: z.number().int().nullable(),
        after: z.number().int().nullable(),
        rise: z.number().int().nullable(),
        oddities: z.array(z.string()),
      }),
    ),
  }),
});

export const postSalaryTable = endpoint({
  method: 'POST',
  path: '/api/salary-tables',
  summary: 'Posts an uploaded salary table from a date; the table in force on that date ends the day before.',
  access: ['GENERALSETTINGS'],
  body: z.object({
    upload_id: recordId,
    tranche: z.string().trim().min(1, 'Say which tranche this is.').max(100),
    law: z.string().trim().min(1, 'Name the law or circular.').max(300),
    from: isoDate,
  }),
  response: messageOnly.extend({ salary_table: salaryTable }),
});
