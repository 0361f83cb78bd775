import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { loadFigures } from '@talaan/payroll/server/public.ts';
import type { CostPart } from '../../contract/fields.ts';
import { planOfCasual } from '../../rules/plan-of-casual.ts';
import { sumOf } from '../../rules/year-cost.ts';

/** What one casual of a line costs, part by part; nothing where no salary table of the year has the grade. */
export interface PlannedCost {
  per_head: number;
  parts: CostPart[];
}

/** What one casual of each line costs in a year: at step 1 of the salary table that is in force when the months begin, which are the last of the year. */
export async function planLines(
  db: Database,
  year: number,
  lines: readonly { salary_grade: number; months: number }[],
): Promise<PlannedCost[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ monthly: number | null }>`
    select s.amount as monthly
    from jsonb_to_recordset(${JSON.stringify(lines.map(({ salary_grade, months }, at) => ({ at, salary_grade, months })))}::jsonb)
        as w(at integer, salary_grade smallint, months integer)
      left join organization.salary_table_view t on t.during @> make_date(${year}::integer, 13 - w.months, 1)
      left join organization.salary_step_view s on s.table_id = t.id and s.salary_grade = w.salary_grade and s.step = 1
    order by w.at`.execute(db);
  const figuresOf = await loadFigures(db);
  return lines.map(({ months }, at) => {
    const monthly = rows[at]!.monthly;
    const parts = monthly === null ? [] : planOfCasual({ year, monthly, months }, figuresOf);
    return { per_head: sumOf(parts), parts };
  });
}
