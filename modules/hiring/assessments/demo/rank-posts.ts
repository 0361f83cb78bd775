import type { ClientBase } from 'pg';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { consolidateScores, type Assessed, type ConsolidatedForm } from '../rules/consolidate.ts';
import { topOf } from '../rules/top-five.ts';
import { QUALIFICATION } from './format-qualification.ts';

/** How good applicants are, in tenths, by how far they came: the points follow, so that the ranking leads where the application is. */
const QUALITY = `case when a.state in ('SELECTED', 'DECLINED', 'FOR_APPOINTMENT', 'APPOINTED', 'ASSUMED') then 9 when a.state = 'RECOMMENDED' then 8
  when a.state = 'NOT_SELECTED' then case when exists (select from applicants.step t where t.application_id = a.id and t.action = 'recommend') then 8 else 6 end
  when a.state = 'RANKED' then 6 + a.id % 3 else 6 end`;
const RANKED_STATES = `('RANKED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'SELECTED', 'NOT_SELECTED', 'DECLINED')`;

interface RankedPost {
  post_id: number;
  form: ConsolidatedForm & { id: number };
  vacancies: number;
  /** The board has submitted its list. */
  is_submitted: boolean;
  /** The day of the last step. */
  day: string;
  assessed: (Omit<Assessed, 'credits' | 'fifths'> & {
    credits: [number, number][];
    fifths: [number, { seat: number; fifths: number }[]][];
    state: string;
  })[];
}

/** Posts whose applicants are ranked: all sheets are in and locked, and the ranking, the list of the board and the choice are what follows from them. */
export async function rankPosts({ client, now, today }: Pick<DemoMaking, 'client' | 'now' | 'today'>): Promise<void> {
  await addCredits(client, now.toString());
  await addSheets(client, now.toString(), today.toString());
  for (const post of await readPosts(client)) await rank(client, post, now.toString());
}

async function addCredits(client: ClientBase, at: string): Promise<void> {
  await client.query(
    `insert into assessments.credit (application_id, factor_id, measure, points, note, entered_at)
     select a.id, c.id, m.measure, case when c.scored_by = 'examination' then (m.measure * c.points + 5000) / 10000
         when c.guide_code = 'performance' then (m.measure * c.points + 250) / 500 else c.points * (a.quality * 10 + (a.id + c.place) % 7) / 100 end, ${QUALIFICATION}, $1
     from (select a.*, ${QUALITY} as quality from applicants.application a where a.state in ${RANKED_STATES}) a
       join assessments.assessment s on s.post_id = a.post_id join assessments.factor c on c.form_id = s.form_id and c.scored_by <> 'members'
       cross join lateral (select case when c.scored_by = 'examination' then a.quality * 1000 + a.id * 37 % 700
         when c.guide_code = 'performance' then a.quality * 50 + a.id * 13 % 40 end as measure) m`,
    [at],
  );
}

/** Where a member is inhibited, the alternate fills the sheet of the seat. */
async function addSheets(client: ClientBase, at: string, today: string): Promise<void> {
  await client.query(
    `with made as (
       insert into assessments.sheet (application_id, seat_id, personnel_id, post_id, form_id, state, begun_at, submitted_at)
       select a.id, s.id, w.personnel_id, m.post_id, m.form_id, 'LOCKED', a.since, a.since
       from assessments.assessment m join vacancies.post v on v.id = m.post_id join applicants.application a on a.post_id = m.post_id and a.state in ${RANKED_STATES}
         join boards.sitting t on t.post_id = m.post_id join boards.seat s on s.board_id = t.board_id and s.during @> $2::date
         join lateral (
           select h.personnel_id from boards.seat h where (h.id = s.id or h.alternate_for_id = s.id) and h.during @> $2::date
             and not exists (select from boards.inhibition i where i.seat_id = h.id and i.application_id = a.id and i.is_inhibited)
           order by h.id <> s.id, h.id limit 1) w on true
       where s.alternate_for_id is null and s.votes and (s.level is null or s.level = case when v.level = 'first' then 'first' else 'second' end)
       returning id, application_id, form_id
     ), step as (
       insert into assessments.sheet_step (sheet_id, no, action, from_state, to_state, at)
       select id, no, action, from_state, to_state, $1
       from made cross join (values (1, 'submit', 'IN_PROGRESS', 'SUBMITTED'), (2, 'lock', 'SUBMITTED', 'LOCKED')) as w (no, action, from_state, to_state)
     )
     insert into assessments.rating (sheet_id, item_id, rating)
     select h.id, i.id, least(5, a.quality - 4 + (h.id + i.place) % 2)
     from made h join (select a.id, ${QUALITY} as quality from applicants.application a) a on a.id = h.application_id
       join assessments.factor c on c.form_id = h.form_id and c.scored_by = 'members' join assessments.item i on i.factor_id = c.id`,
    [at, today],
  );
}

async function readPosts(client: ClientBase): Promise<RankedPost[]> {
  const { rows } = await client.query<RankedPost>(
    `select m.post_id, v.vacancies, bool_or(a.state <> 'RANKED') as is_submitted, kernel.date_of(max(a.since))::text as day,
       (select jsonb_build_object('id', f.id, 'pass_on', f.pass_on, 'pass_mark', f.pass_mark, 'drops_extremes', f.drops_extremes, 'preference_cap', f.preference_cap,
         'factors', (select jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'scored_by', c.scored_by) order by c.place) from assessments.factor c where c.form_id = f.id))
         from assessments.form f where f.id = m.form_id) as form,
       jsonb_agg(jsonb_build_object('id', a.id, 'state', a.state, 'grounds', '[]'::jsonb, 'votes', null,
         'credits', (select coalesce(jsonb_agg(jsonb_build_array(c.factor_id, c.points)), '[]') from assessments.credit c where c.application_id = a.id),
         'fifths', (select coalesce(jsonb_agg(jsonb_build_array(g.factor_id, g.given)), '[]') from (
           select e.factor_id, jsonb_agg(jsonb_build_object('seat', e.seat_id, 'fifths', e.fifths) order by e.seat_id) as given from (
             select i.factor_id, h.seat_id, sum(r.rating * i.points)::integer as fifths
             from assessments.sheet h join assessments.rating r on r.sheet_id = h.id join assessments.item i on i.id = r.item_id
             where h.application_id = a.id group by i.factor_id, h.seat_id) e group by e.factor_id) g)) order by a.id) as assessed
     from assessments.assessment m join vacancies.post v on v.id = m.post_id
       join applicants.application a on a.post_id = m.post_id and a.state in ${RANKED_STATES}
     group by m.post_id, m.form_id, v.vacancies order by m.post_id`,
  );
  return rows;
}

async function rank(client: ClientBase, { post_id, form, vacancies, is_submitted, day, assessed }: RankedPost, at: string): Promise<void> {
  const ranked = consolidateScores(
    form,
    assessed.map((one) => ({ ...one, credits: new Map(one.credits), fifths: new Map(one.fifths) })),
  );
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into assessments.ranking (post_id, form_id, version, made_at, frozen_at, edited)
       select post_id, form_id, 1, $2, case when $3 then $2::timestamptz end, edited from assessments.assessment where post_id = $1 returning id
     ), listed as (
       insert into assessments.ranked (ranking_id, application_id, rank, is_tied, settled_by, total, preference, passes, points)
       select made.id, r.id, r.rank, r.is_tied, r.settled_by, r.total, r.preference, r.passes, r.points
       from made, jsonb_to_recordset($4::jsonb) as r (id integer, rank smallint, is_tied boolean, settled_by text, total integer, preference integer,
         passes boolean, points jsonb)
     )
     insert into assessments.resolution (post_id, number, dated, recorded_at)
     select $1, $1::text || ', s. ' || left($5, 4), $5::date, $2 where $3 returning id`,
    [post_id, at, is_submitted, JSON.stringify(ranked), day],
  );
  if (!is_submitted) return;
  const names = topOf(
    ranked.map((one) => ({ ...one, can_be_recommended: one.passes })),
    vacancies,
  );
  await client.query('insert into assessments.recommended (application_id, resolution_id) select unnest($1::integer[]), $2', [
    names.map(({ id }) => id),
    rows[0]!.id,
  ]);
  await client.query(
    `insert into assessments.selection (application_id, decided_on, decided_by, is_outside, is_deep, recorded_at)
     select unnest($1::integer[]), $2, 'University President', false, false, $3`,
    [assessed.filter(({ state }) => state === 'SELECTED' || state === 'DECLINED').map(({ id }) => id), day, at],
  );
}
