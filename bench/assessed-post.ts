import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { openDatabase } from '@talaan/kernel/server/database/database.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import type pg from 'pg';

/** A closed post, its form, and the seats of its board. */
export interface AssessedPost {
  post: number;
  form: number;
  seats: number[];
}

/** A post whose applicants were interviewed, with all points from files and examination, and the submitted sheets of a board of so many members. */
export async function makeAssessedPost(
  pool: pg.Pool,
  { applicants, members }: { applicants: number; members: number },
): Promise<AssessedPost> {
  const db = openDatabase(pool);
  const code = 'BENCH-ASSESSMENT';
  const post = await makePost(db, { code, state: 'VALID', postedOn: '2026-09-01', closesAt: '2026-09-14T23:59:59+08:00' });
  const surnames = Array.from({ length: applicants }, (_, at) => `Kandidato${at}`);
  await makeApplications(db, { post, surnames, state: 'INTERVIEWED' });
  const { rows: seats } = await pool.query<{ id: number }>(
    `with board as (
       insert into boards.board (name, kind, term) values ('Board of the benchmark', 'NAPB', '[2026-01-01,2027-01-01)') returning id
     ), sitting as (
       insert into boards.sitting (post_id, board_id, assigned_at) select $1, id, '2026-09-16' from board
     ), member as (
       select distinct a.personnel_id from personnel.appointment a where a.during @> '2026-10-31'::date order by 1 limit $2
     )
     insert into boards.seat (board_id, personnel_id, role, votes, during)
     select b.id, m.personnel_id, case row_number() over (order by m.personnel_id) when 1 then 'chair' else 'member' end, true, '[2026-01-01,2027-01-01)'
     from board b, member m order by m.personnel_id returning id`,
    [post, members],
  );
  const { rows: forms } = await pool.query<{ id: number }>(
    `insert into assessments.assessment (post_id, form_id, set_at)
     select $1, min(id), '2026-09-16' from assessments.form where board = 'NAPB' and is_in_use returning form_id as id`,
    [post],
  );
  const [{ id: form } = { id: 0 }] = forms;
  await pool.query(
    `insert into assessments.credit (application_id, factor_id, points, entered_at)
     select a.id, c.id, (c.points * (40 + (a.id * 7 + c.id * 13) % 60)) / 100, '2026-10-01'
     from applicants.application a, assessments.factor c where a.post_id = $1 and c.form_id = $2 and c.scored_by <> 'members'`,
    [post, form],
  );
  await pool.query(
    `with sheet as (
       insert into assessments.sheet (application_id, seat_id, personnel_id, post_id, form_id, state, steps, begun_at, submitted_at)
       select a.id, s.id, s.personnel_id, a.post_id, $2, 'SUBMITTED', 1, '2026-10-05', '2026-10-06'
       from applicants.application a, boards.seat s where a.post_id = $1 and s.id = any($3) returning id, application_id, seat_id
     ), submitted as (
       insert into assessments.sheet_step (sheet_id, no, action, at) select id, 1, 'submit', '2026-10-06' from sheet
     )
     insert into assessments.rating (sheet_id, item_id, rating)
     select s.id, i.id, 1 + (s.application_id * 5 + s.seat_id * 3 + i.id * 11) % 5
     from sheet s, assessments.item i join assessments.factor c on c.id = i.factor_id where c.form_id = $2`,
    [post, form, seats.map(({ id }) => id)],
  );
  return { post, form, seats: seats.map(({ id }) => id) };
}

/** As before the ranking: sheets are submitted, applicants were interviewed. */
export async function openAgain(pool: pg.Pool, { post }: AssessedPost): Promise<void> {
  await pool.query(`update assessments.sheet set state = 'SUBMITTED' where post_id = $1`, [post]);
  await pool.query(`update applicants.application set state = 'INTERVIEWED' where post_id = $1`, [post]);
}
