import {
  countRows,
  importSource,
  type Accepted,
  type Asking,
  type Imports,
  type Undo,
  type Writing,
  type Written,
} from '@talaan/imports/server/public.ts';
import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { salaryImports, type SalaryChoices, type SalaryTable } from '../../contract/salary.ts';
import type { SalaryStep } from '../../rules/salary.ts';
import { planSalaryRows, SALARY_WARNINGS, salaryRowFields, type SalaryRowValues } from '../../rules/salary-rows.ts';
import { findSalaryTableOn, findSteps } from './find-salary-tables.ts';

interface Ground {
  choices: SalaryChoices & { from: string };
  supersedes: SalaryTable | null;
  before: SalaryStep[];
}

/** A new table: until the next one begins, and in place of the one that is in force on its first day. */
const salarySource = importSource<SalaryRowValues, SalaryChoices, Ground, SalaryStep[]>({
  section: 'salary-table',
  title: 'Salary tables',
  fields: salaryRowFields,
  about: 'salary_grade',
  named: 'Steps',
  isWhole: true,
  warnings: SALARY_WARNINGS,
  requireChoices,
  ground: readGround,
  plan: (rows, { before }) => {
    const planned = planSalaryRows(rows, before);
    const isChanged = planned.some(({ changes }) => changes.length > 0);
    // A table is posted whole: where one salary differs, the others come along.
    return planned.map(({ steps, ...one }) => ({
      ...one,
      subjectId: null,
      personnelId: null,
      plan: isChanged ? steps : null,
      isNew: before.length === 0,
    }));
  },
  ask: async (_db, { supersedes }) => ({ supersedes }),
  write: postSalaryTable,
  undo: undoSalaryTable(),
  step: {
    place: 20,
    brings: 'Only tables other than those of the law, which are here from the start.',
    noun: ['table', 'tables'],
    count: countRows(sql<{ here: number }>`select count(*) as here from organization.salary_table`),
  },
  screen: '/personnel_setting/salary_grades/new',
  next: [
    { label: 'Open the salary grades', to: '/personnel_setting/salary_grades' },
    { label: 'Preview the notices of salary adjustment', to: '/nosa' },
  ],
});

export const salarySpreadsheets: Imports = { calls: salaryImports, sources: [salarySource] };

/** Errors: 422 on the fields of the form. */
async function requireChoices(db: Database, { tranche, law, from }: SalaryChoices): Promise<void> {
  if (tranche === '') throw invalid({ 'choices.tranche': ['Enter the tranche, such as Tranche 4.'] });
  if (law === '') throw invalid({ 'choices.law': ['Enter the law or circular.'] });
  if (from === null) throw invalid({ 'choices.from': ['Enter the first day on which it is in force.'] });
  const table = await findSalaryTableOn(db, from);
  if (table?.from === from)
    throw invalid({
      'choices.from': [`“${table.tranche}” is in force from that date, and a posted table is never changed. Give another date.`],
    });
}

async function readGround({ db, choices }: Asking<SalaryChoices>): Promise<Ground> {
  const from = choices.from!;
  const supersedes = (await findSalaryTableOn(db, from)) ?? null;
  return { choices: { ...choices, from }, supersedes, before: supersedes ? await findSteps(db, supersedes.id) : [] };
}

async function postSalaryTable(
  writing: Writing,
  accepted: Accepted<SalaryRowValues, SalaryStep[]>[],
  { choices, supersedes }: Ground,
): Promise<Written> {
  const { db, actor, now } = writing;
  const { tranche, law, from } = choices;
  const steps = accepted.flatMap(({ plan }) => plan);
  if (supersedes)
    await sql`update organization.salary_table set during = daterange(lower(during), ${from}::date) where id = ${supersedes.id}`.execute(
      db,
    );
  const { rows } = await sql<{ id: number }>`
    insert into organization.salary_table (tranche, law, during, posted_at, account_id)
    select ${tranche}, ${law}, daterange(${from}::date, min(lower(during))), ${now.toString()}::timestamptz, ${actor.accountId}::integer
    from organization.salary_table where lower(during) > ${from}::date
    returning id`.execute(db);
  const { id } = rows[0]!;
  await sql`
    insert into organization.salary_step (table_id, salary_grade, step, amount)
    select ${id}, s.salary_grade, s.step, s.amount
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as s(salary_grade smallint, step smallint, amount bigint)`.execute(db);
  await recordChange(writing, {
    action: 'post a salary table',
    subject: `organization.salary_table:${id}`,
    before: supersedes,
    after: { tranche, law, from, steps: steps.length },
  });
  return { added: [{ line: accepted[0]!.row.line, id, personnelId: null }], made: { from } };
}

/** Only a table that is not yet in force can be undone; the one before it then lasts until the next. */
function undoSalaryTable(): Undo {
  return {
    subject: 'organization.salary_table',
    tables: [],
    refuse: async ({ db, today }, subjects) => {
      const { rows } = await sql<{ id: number; from: string }>`
        select id, lower(during)::text as from from organization.salary_table
        where id = any(${subjects.map(({ id }) => id)}) and lower(during) <= ${today}::date`.execute(db);
      return new Map(
        rows.map(({ id, from }) => [id, `the table is in force since ${longDate(from)}; post the right one from another day`]),
      );
    },
    undone: async ({ db }, _subjects, made) => {
      const { from } = made as { from: string };
      await sql`update organization.salary_table t set during = daterange(lower(t.during),
          (select min(lower(n.during)) from organization.salary_table n where lower(n.during) > ${from}::date))
        where upper(t.during) = ${from}::date`.execute(db);
    },
  };
}
