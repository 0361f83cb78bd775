import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { whyNotDeliberated } from '@talaan/vacancies/server/public.ts';
import type { Assessment, BoardSeatRow } from '../contract/assessment.ts';
import type { WholeForm } from '../contract/forms.ts';
import { findPost, type AssessedPost } from './find-post.ts';
import { gather, SCORED_STATES, type Gathered } from './gather.ts';
import { findForm } from './read-form.ts';

/** The comparative assessment of a post, as far as it has come. Error: 404. */
export async function readAssessment(call: Call<{ id: number }>): Promise<Assessment> {
  const { db, params } = call;
  const post = await findPost(call, params.id);
  const [form, gathered, notOpen, ranking, begun, choices] = await Promise.all([
    post.form_id === null ? undefined : findForm(db, post.form_id),
    gather(call, post),
    whyNotDeliberated(call.db, post.id, call.now),
    readRanking(call, post),
    hasScores(call, post.id),
    readChoices(call, post),
  ]);
  return {
    post,
    not_open_because: notOpen,
    board_name: post.board_name,
    form: form ?? null,
    is_blind: post.is_blind,
    can_change_form: !begun,
    ...choices,
    seats: describeSeats(gathered),
    candidates: gathered.candidates,
    ranking,
    minutes: post.minutes,
    hindrances: form ? findHindrances(gathered, form, notOpen) : ['Choose the form by which the applicants are scored.'],
  };
}

/** What stands in the way of a consolidation, in the user's words. */
export function findHindrances({ seats, candidates, waits_for }: Gathered, form: WholeForm, notOpen: string | null): string[] {
  const people = candidates.filter(({ state }) => SCORED_STATES.includes(state));
  const waiting = candidates.filter(({ state }) => ['SCREENED_QUALIFIED', 'FOR_EXAM', 'FOR_INTERVIEW'].includes(state)).length;
  const sheets = [...waits_for.values()].reduce((sum, count) => sum + count, 0);
  const entered = form.factors.filter(({ scored_by }) => scored_by !== 'members');
  const lacking = people.reduce((sum, one) => sum + entered.filter(({ id }) => !one.assessed.credits.has(id)).length, 0);
  const byMembers = form.factors.some(({ scored_by }) => scored_by === 'members');
  const without = byMembers ? people.filter(({ has_quorum }) => !has_quorum).length : 0;
  return [
    notOpen,
    byMembers && seats.length === 0 && 'No board sits for this post.',
    people.length === 0 && 'No applicant was interviewed yet.',
    waiting > 0 && `${count(waiting, 'applicant waits', 'applicants wait')} for the examination or the interview.`,
    byMembers && sheets > 0 && `${count(sheets, 'sheet is', 'sheets are')} not submitted yet.`,
    lacking > 0 && `${count(lacking, 'figure is', 'figures are')} not entered yet from files or the examination.`,
    sheets === 0 &&
      without > 0 &&
      `For ${count(without, 'applicant', 'applicants')} there is no quorum: fewer than half of the seats scored.`,
  ].filter((one): one is string => typeof one === 'string');
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function describeSeats({ seats, absences, waits_for }: Gathered): BoardSeatRow[] {
  return seats.map(({ seat_id, role, title, holders: [regular, ...alternates] }) => ({
    seat_id,
    name: regular.fullname,
    title,
    role,
    alternates: alternates.map(({ fullname }) => fullname),
    absent: absences.get(seat_id) ?? null,
    waits_for: waits_for.get(seat_id)!,
  }));
}

type Reading = Pick<Call, 'db' | 'today'>;

async function readRanking({ db }: Reading, post: AssessedPost): Promise<Assessment['ranking']> {
  const { rows } = await sql<NonNullable<Assessment['ranking']> & { edited: number }>`
    select version, to_char(made_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as made_at, frozen_at is not null as is_frozen, paper_code as code, edited
    from assessments.ranking where post_id = ${post.id} order by version desc limit 1`.execute(db);
  return rows[0] ? { ...rows[0], is_stale: rows[0].edited !== post.edited } : null;
}

/** Whether anything is scored, after which the form stays. */
export async function hasScores({ db }: Pick<Call, 'db'>, postId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from assessments.sheet where post_id = ${postId}) or exists (
      select from assessments.credit c join applicants.application a on a.id = c.application_id where a.post_id = ${postId}) as has`.execute(
    db,
  );
  return rows[0]!.has;
}

type Choices = Pick<Assessment, 'forms' | 'grounds' | 'resolutions' | 'next_in_rank' | 'authority'>;

async function readChoices({ db, today }: Reading, { id, board, position_id, form_id }: AssessedPost): Promise<Choices> {
  const { rows } = await sql<Choices>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'version', f.version, 'position_group', f.position_group) order by f.name), '[]')
        from assessments.form f where f.board = ${board} and (f.is_in_use or f.id = ${form_id}::integer)) as forms,
      (select coalesce(jsonb_agg(jsonb_build_object('code', g.code, 'label', g.label, 'points', g.points) order by g.label), '[]')
        from assessments.preference_ground g where g.is_in_use) as grounds,
      (select coalesce(jsonb_agg(jsonb_build_object('number', r.number, 'dated', r.dated, 'reason', r.reason) order by r.id), '[]')
        from assessments.resolution r where r.post_id = ${id}) as resolutions,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'salary_grade', t.salary_grade)
          order by t.salary_grade desc nulls last, t.name, t.id), '[]')
        from assessments.next_in_rank n join organization.position_view t on t.id = n.from_position_id where n.position_id = ${position_id}) as next_in_rank,
      coalesce((select p.fullname from organization.office_view o join organization.head_view h on h.office_id = o.id and h.during @> ${today}::date and not h.is_acting
        join personnel.person_view p on p.id = h.personnel_id where o.parent_id is null order by o.id limit 1), '') as authority`.execute(
    db,
  );
  return rows[0]!;
}
