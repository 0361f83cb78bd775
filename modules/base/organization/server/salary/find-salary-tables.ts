import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { SalaryTable } from '../../contract/salary.ts';
import type { SalaryStep } from '../../rules/salary.ts';

/** The posted salary tables, newest first. */
export async function findSalaryTables(db: Database): Promise<SalaryTable[]> {
  return salaryTables(db)
    .orderBy(sql`lower(during)`, 'desc')
    .execute();
}

export function findSalaryTable(db: Database, id: number): Promise<SalaryTable | undefined> {
  return salaryTables(db).where('id', '=', id).executeTakeFirst();
}

/** The table in force on a date. */
export function findSalaryTableOn(db: Database, date: string): Promise<SalaryTable | undefined> {
  return salaryTables(db)
    .where(sql<boolean>`during @> ${date}::date`)
    .executeTakeFirst();
}

export async function findSteps(db: Database, tableId: number): Promise<SalaryStep[]> {
  return db
    .selectFrom('organization.salary_step')
    .select(['salary_grade', 'step', 'amount'])
    .where('table_id', '=', tableId)
    .orderBy('salary_grade')
    .orderBy('step')
    .execute();
}

/** The monthly salary in centavos of a grade and step on a date; null where no table in force has it. */
export async function salaryOn(db: Database, date: string, grade: number, step: number): Promise<number | null> {
  const { rows } = await sql<{ amount: number }>`
    select s.amount from organization.salary_table t join organization.salary_step s on s.table_id = t.id
    where t.during @> ${date}::date and s.salary_grade = ${grade} and s.step = ${step}`.execute(db);
  return rows[0]?.amount ?? null;
}

function salaryTables(db: Database) {
  return db
    .selectFrom('organization.salary_table')
    .select(['id', 'tranche', 'law'])
    .select([sql<string>`lower(during)::text`.as('from'), sql<string | null>`(upper(during) - 1)::text`.as('until')]);
}
