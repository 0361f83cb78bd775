import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { stepsOf } from '@talaan/organization/rules/salary.ts';
import { salaryOn } from '@talaan/organization/server/public.ts';
import type { CareerSalary } from '../../rules/moves/career.ts';
import { proposeStep, type ProposedStep, type StepSalary } from '../../rules/moves/salary-of-move.ts';

export interface StartingSalary extends StepSalary {
  proposed: ProposedStep;
}

interface Asked {
  from: string;
  grade: number;
  /** Null for what the rules give. */
  step: number | null;
  /** The salary of the day before, where service goes on without a gap. */
  present: CareerSalary | null;
}

/** The salary with which a move begins. Errors: 422 on `from` where no table is in force, on `step` where the grade has none such. */
export async function findStartingSalary(db: Database, { from, grade, step, present }: Asked): Promise<StartingSalary> {
  const amounts = await stepsOn(db, from, grade);
  const steps = Array.from({ length: stepsOf(grade) }, (_, index) => amounts.get(index + 1) ?? null);
  // Where a new table and a move fall on one day, the table comes first (domain, section 9.2).
  const adjusted = present && ((await salaryOn(db, from, present.salary_grade, present.step)) ?? present.amount);
  const proposed = proposeStep({
    grade,
    steps,
    present: present && { grade: present.salary_grade, step: present.step, amount: adjusted! },
  });
  if (!proposed) throw invalid({ from: [`No salary table is in force on ${longDate(from)}. Post it first, or enter another day.`] });
  const chosen = step ?? proposed.step;
  const amount = steps[chosen - 1];
  if (amount == null) throw invalid({ step: [`Salary grade ${grade} has steps 1 to ${steps.length}.`] });
  return { grade, step: chosen, amount, proposed };
}

/** What a grade and step is paid from a day on. Errors: 422 on `from`. */
export async function requireSalaryOn(db: Database, from: string, grade: number, step: number): Promise<number> {
  const amount = await salaryOn(db, from, grade, step);
  if (amount === null)
    throw invalid({ from: [`No salary table has salary grade ${grade}, step ${step} on ${longDate(from)}. Post it first.`] });
  return amount;
}

async function stepsOn(db: Database, day: string, grade: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ step: number; amount: number }>`
    select s.step, s.amount from organization.salary_table_view t join organization.salary_step_view s on s.table_id = t.id
    where t.during @> ${day}::date and s.salary_grade = ${grade}`.execute(db);
  return new Map(rows.map(({ step, amount }) => [step, amount]));
}
