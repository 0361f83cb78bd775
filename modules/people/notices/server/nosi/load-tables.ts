import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sql } from 'kysely';

/** The salary tables, by the day on which they are in force. Amounts are monthly, in centavos. */
export interface Tables {
  on: (date: string) => number | null;
  amount: (table: number, grade: number, step: number) => number | null;
}

export async function loadTables(db: Database): Promise<Tables> {
  const { rows } = await sql<{ id: number; from: string; until: string | null; amounts: Record<string, number> }>`
    select t.id, lower(t.during)::text as from, upper(t.during)::text as until,
      (select jsonb_object_agg(s.salary_grade || '-' || s.step, s.amount) from organization.salary_step_view s where s.table_id = t.id) as amounts
    from organization.salary_table_view t`.execute(db);
  const amountsOf = new Map(rows.map(({ id, amounts }) => [id, amounts]));
  return {
    on: (date) => rows.find(({ from, until }) => from <= date && (until === null || date < until))?.id ?? null,
    amount: (table, grade, step) => amountsOf.get(table)?.[`${grade}-${step}`] ?? null,
  };
}
