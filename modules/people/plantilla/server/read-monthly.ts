import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { indexSteps, type SalaryStep } from '@talaan/organization/rules/salary.ts';

/** What each grade and step is paid a month by the salary table in force on a day, in centavos. */
export async function readMonthly(db: Database, day: string): Promise<(grade: number, step: number) => number | null> {
  const { rows } = await sql<SalaryStep>`
    select s.salary_grade, s.step, s.amount from organization.salary_table_view t join organization.salary_step_view s on s.table_id = t.id
    where t.during @> ${day}::date`.execute(db);
  return indexSteps(rows);
}
