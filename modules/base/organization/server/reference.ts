import { stageCsv, type Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';

/** What the university is called until somebody has said its name. */
export const UNNAMED_UNIVERSITY = 'State University';

/** What every installation starts with; what people have changed since is left as it is. */
export async function loadReference(client: Connection): Promise<void> {
  await client.query('insert into organization.university (name) values ($1) on conflict do nothing', [UNNAMED_UNIVERSITY]);
  await loadPositions(client);
  await loadSalaryTables(client);
}

/** Position titles with their grades, and the standards of the common ones. */
async function loadPositions(client: Connection): Promise<void> {
  await stageCsv(client, 'staged_position', new URL('./reference/positions-salary-grades.csv', import.meta.url));
  await stageCsv(client, 'staged_standard', new URL('./reference/qualification-standards.csv', import.meta.url));
  await client.query(`
    insert into organization.position
      (name, salary_grade, track, level, education, experience_years, experience, training_hours, eligibility)
    select p.position_title, p.salary_grade::smallint, case p.track when 'faculty' then 'faculty' else 'staff' end, p.level,
      coalesce(q.education, ''), q.experience_years::smallint, coalesce(q.experience, ''), q.training_hours::smallint,
      coalesce(q.eligibility, substring(p.note from '^(RA 1080.*) required$'), '')
    from staged_position p left join staged_standard q on q.position_title = p.position_title
    order by p.line
    on conflict (name) do nothing
  `);
}

/** The four tranches of EO 64 s.2024, into a database that has no salary table yet. */
async function loadSalaryTables(client: Connection): Promise<void> {
  const { rows } = await client.query('select from organization.salary_table limit 1');
  if (rows.length > 0) return;
  await stageCsv(client, 'staged_salary', new URL('./reference/salary-schedule.csv', import.meta.url));
  await client.query(`
    insert into organization.salary_table (tranche, law, during, posted_at)
    select 'Tranche ' || tranche, min(issuance), daterange(effective_from::date, effective_to::date, '[]'), now()
    from staged_salary group by tranche, effective_from, effective_to order by effective_from
  `);
  await client.query(`
    insert into organization.salary_step (table_id, salary_grade, step, amount)
    select t.id, s.salary_grade::smallint, s.step::smallint, s.monthly_salary::bigint * 100
    from staged_salary s join organization.salary_table t on t.tranche = 'Tranche ' || s.tranche
  `);
}
