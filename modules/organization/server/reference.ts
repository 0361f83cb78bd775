import { stageCsv, type Connection } from '@talaan/kernel/server/stage-csv.ts';

/** Position titles with their salary grades; repeatable, a changed grade is taken over. */
export async function loadReference(client: Connection): Promise<void> {
  await stageCsv(client, 'staged_position', new URL('./reference/positions-salary-grades.csv', import.meta.url));
  await client.query(`
    insert into organization.position (name, salary_grade, track, level)
    select position_title, salary_grade::smallint, case track when 'faculty' then 'faculty' else 'staff' end, level
    from staged_position order by line
    on conflict (name) do update set salary_grade = excluded.salary_grade, track = excluded.track, level = excluded.level
    where (position.salary_grade, position.track, position.level) is distinct from (excluded.salary_grade, excluded.track, excluded.level)
  `);
}
