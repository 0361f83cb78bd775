import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** A salary from a day on: monthly, in centavos. */
export interface NewSalary {
  personnelId: number;
  grade: number;
  step: number;
  amount: number;
  cause: 'appointment' | 'salary adjustment' | 'step increment' | 'correction';
  authority: string;
  from: string;
  /** The day after the last; by default that of the salary which it takes the place of, or until further notice. */
  until?: string | null;
}

/**
 * Opens a new salary for each of these people, set by set: what runs on its first day is closed the day before, and what was to begin
 * that very day is taken out, which needs a reason (`giveReason`). A later salary stays: the new one ends before it.
 */
export async function setSalaries(db: Database, salaries: readonly NewSalary[]): Promise<void> {
  const { rows: ends } = await sql<{ personnel_id: number; until: string | null }>`
    select s.personnel_id, upper(s.during) as until from personnel.salary s
    join ${wanted(salaries)} on s.personnel_id = n."personnelId" and s.during @> n."from"`.execute(db);
  const endOf = new Map(ends.map(({ personnel_id, until }) => [personnel_id, until]));
  const opened = salaries.map((salary) => ({ ...salary, until: salary.until ?? endOf.get(salary.personnelId) ?? null }));
  await sql`delete from personnel.salary s using ${wanted(opened)} where s.personnel_id = n."personnelId" and lower(s.during) = n."from"`.execute(
    db,
  );
  await sql`update personnel.salary s set during = daterange(lower(s.during), n."from") from ${wanted(opened)}
    where s.personnel_id = n."personnelId" and s.during @> n."from"`.execute(db);
  await sql`
    insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, authority, during)
    select n."personnelId", n.grade, n.step, n.amount, n.cause, n.authority, daterange(n."from", least(n.until,
      (select min(lower(later.during)) from personnel.salary later where later.personnel_id = n."personnelId" and lower(later.during) > n."from")))
    from ${wanted(opened)}`.execute(db);
}

function wanted(salaries: readonly NewSalary[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(salaries)}::jsonb)
    as n("personnelId" integer, grade smallint, step smallint, amount bigint, cause text, authority text, "from" date, until date)`;
}
