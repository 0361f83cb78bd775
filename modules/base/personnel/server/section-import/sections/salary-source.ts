import { countRows } from '@talaan/imports/server/public.ts';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { indexSteps, type SalaryStep } from '@talaan/organization/rules/salary.ts';
import { judgeSalaries, salaryFields, type SalaryOnRecord, type SalaryPlan } from '../../../rules/section-import/sections/salaries.ts';
import { setSalaries } from '../../salaries/set-salaries.ts';
import { sectionSource } from '../section-source.ts';
import { readService } from './read-service.ts';

export const salarySource = sectionSource({
  section: 'salaries',
  fields: salaryFields,
  ground: async ({ db }, _rows, ids) => ({
    service: await readService(db, ids),
    salaries: await readSalaries(db, ids),
    amountOn: await readTables(db),
  }),
  judge: judgeSalaries,
  tables: ['personnel.salary'],
  step: {
    place: 60,
    brings: 'Salary grade, step and monthly salary of each person, from day to day.',
    noun: ['salary', 'salaries'],
    count: countRows(sql<{ here: number }>`select count(*) as here from personnel.salary`),
  },
  next: [{ label: 'Open these people', to: '/personnels/list?imported={id}' }],
  write: async ({ db }, plans: SalaryPlan[]) => {
    for (const wave of wavesOf(plans)) await setSalaries(db, wave);
    return plans.map(({ personnelId, from, until }) => ({ personnelId, from, until }));
  },
});

async function readSalaries(db: Database, ids: readonly number[]): Promise<Map<number, SalaryOnRecord[]>> {
  const { rows } = await sql<SalaryOnRecord & { personnelId: number }>`
    select personnel_id as "personnelId", lower(during) as from, upper(during) as until, salary_grade as grade, step, amount, authority
    from personnel.salary where personnel_id = any(${[...ids]}) order by personnel_id, during`.execute(db);
  return Map.groupBy(rows, ({ personnelId }) => personnelId);
}

async function readTables(db: Database): Promise<(day: string, grade: number, step: number) => number | null> {
  const { rows } = await sql<{ from: string; until: string | null; steps: SalaryStep[] }>`
    select lower(t.during) as from, upper(t.during) as until,
      (select jsonb_agg(jsonb_build_object('salary_grade', s.salary_grade, 'step', s.step, 'amount', s.amount))
       from organization.salary_step_view s where s.table_id = t.id) as steps
    from organization.salary_table_view t`.execute(db);
  const tables = rows.map(({ steps, ...span }) => ({ ...span, amountOf: indexSteps(steps ?? []) }));
  return (day, grade, step) =>
    tables.find(({ from, until }) => from <= day && (until === null || day < until))?.amountOf(grade, step) ?? null;
}

/** The first salary of each person, then the second: each is set on those before it. */
function wavesOf(plans: readonly SalaryPlan[]): SalaryPlan[][] {
  const waves: SalaryPlan[][] = [];
  for (const own of Map.groupBy(plans, ({ personnelId }) => personnelId).values()) {
    for (const [at, plan] of own.toSorted((one, other) => (one.from < other.from ? -1 : 1)).entries()) (waves[at] ??= []).push(plan);
  }
  return waves;
}
