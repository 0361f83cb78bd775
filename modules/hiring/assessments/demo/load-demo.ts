import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { rankPosts } from './rank-posts.ts';
import { QUALIFICATION } from './format-qualification.ts';

/**
 * Assessments of the demo's posts: each post for which a board sits is scored by the form of its board. Where applicants wait for or had
 * their interview, members have filled some sheets, the first ones are submitted; the files of all are credited. Where they are ranked, all
 * sheets are in. Nothing where no board sits.
 */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  const at = now.toString();
  await client.query(
    `insert into assessments.assessment (post_id, form_id, is_blind, set_at)
     select v.id, f.id, false, $1 from boards.sitting t join vacancies.post v on v.id = t.post_id
       join lateral (select id from assessments.form where board = v.board and is_in_use order by id limit 1) f on true
     where v.state in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY', 'FILLED')`,
    [at],
  );
  await client.query(
    `insert into assessments.credit (application_id, factor_id, measure, points, note, entered_at)
     select a.id, c.id, case when c.scored_by = 'examination' then 6500 + a.id * 37 % 3300 when c.guide_code = 'performance' then 350 + a.id * 13 % 150 end,
       case when c.scored_by = 'examination' then ((6500 + a.id * 37 % 3300) * c.points + 5000) / 10000
         when c.guide_code = 'performance' then ((350 + a.id * 13 % 150) * c.points + 250) / 500
         else c.points * (5 + (a.id + c.place) % 5) / 10 end, ${QUALIFICATION}, $1
     from assessments.assessment m join applicants.application a on a.post_id = m.post_id and a.state in ('FOR_INTERVIEW', 'INTERVIEWED')
       join assessments.factor c on c.form_id = m.form_id and c.scored_by <> 'members'`,
    [at],
  );
  await client.query(
    `with seat as (
       select t.post_id, s.id, s.personnel_id, row_number() over (partition by t.post_id order by s.role = 'chair' desc, s.id) as place
       from boards.sitting t join vacancies.post v on v.id = t.post_id join boards.seat s on s.board_id = t.board_id and s.during @> $2::date
       where s.alternate_for_id is null and s.votes and (s.level is null or s.level = case when v.level = 'first' then 'first' else 'second' end)
     ), made as (
       insert into assessments.sheet (application_id, seat_id, personnel_id, post_id, form_id, state, begun_at, submitted_at)
       select a.id, s.id, s.personnel_id, m.post_id, m.form_id, case when s.place = 3 then 'IN_PROGRESS' else 'SUBMITTED' end,
         $1, case when s.place = 3 then null else $1::timestamptz end
       from assessments.assessment m join applicants.application a on a.post_id = m.post_id and a.state = 'INTERVIEWED' join seat s on s.post_id = m.post_id
       where s.place in (2, 3) and not exists (select from boards.inhibition i where i.seat_id = s.id and i.application_id = a.id and i.is_inhibited)
       returning id, application_id, form_id, state
     ), step as (
       insert into assessments.sheet_step (sheet_id, no, action, from_state, to_state, at) select id, 1, 'submit', 'IN_PROGRESS', 'SUBMITTED', $1 from made where state = 'SUBMITTED'
     )
     insert into assessments.rating (sheet_id, item_id, rating)
     select h.id, i.id, 3 + (h.application_id + i.place + h.id) % 3 from made h
       join assessments.factor c on c.form_id = h.form_id and c.scored_by = 'members' join assessments.item i on i.factor_id = c.id
     where h.state = 'SUBMITTED' or i.place <= 2`,
    [at, today.toString()],
  );
  await rankPosts({ client, now, today });
}
