import type pg from 'pg';
import type { AssessedPost } from './assessed-post.ts';

const HIGHEST_RATING = 5;

interface Given {
  application_id: number;
  factor_id: number;
  /** By seat: what it gave, in fifths of a hundredth. */
  by: [seat: number, fifths: number][];
}

interface Factor {
  id: number;
  kind: string;
}

interface Standing {
  id: number;
  points: Record<string, { points: number; by: [number, number, boolean][] }>;
  total: number;
  examination: number;
  interview: number;
}

/**
 * The bare limit of a ranking: sums by the database, averages and order in arrays, and the same rows into the same tables by one statement
 * each, in one transaction. It asks for no right and no quorum, breaks ties by points alone, and notes nothing of who did it.
 */
export async function rankBare(pool: pg.Pool, { post, form }: AssessedPost): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows: factors } = await client.query<Factor>('select id, kind from assessments.factor where form_id = $1', [form]);
    const { rows: given } = await client.query<Given>(
      `select application_id, factor_id, json_agg(json_build_array(seat_id, fifths) order by seat_id) as by from (
         select s.application_id, i.factor_id, s.seat_id, sum(r.rating * i.points)::integer as fifths
         from assessments.sheet s join assessments.rating r on r.sheet_id = s.id join assessments.item i on i.id = r.item_id
         where s.post_id = $1 and s.state in ('SUBMITTED', 'LOCKED') group by 1, 2, 3) g group by 1, 2`,
      [post],
    );
    const { rows: credits } = await client.query<{ application_id: number; factor_id: number; points: number }>(
      `select c.application_id, c.factor_id, c.points from assessments.credit c join applicants.application a on a.id = c.application_id
       where a.post_id = $1 and a.state in ('INTERVIEWED', 'RANKED')`,
      [post],
    );
    const standings = rank(factors, given, credits);
    await client.query(
      `with made as (
         insert into assessments.ranking (post_id, form_id, version, made_at, edited)
         select $1, $2, coalesce(max(version), 0) + 1, now(), 0 from assessments.ranking where post_id = $1 returning id
       )
       insert into assessments.ranked (ranking_id, application_id, rank, is_tied, settled_by, total, preference, passes, points)
       select made.id, r.id, r.rank, false, null, r.total, 0, r.total >= f.pass_mark, r.points
       from made, assessments.form f, jsonb_to_recordset($3::jsonb) as r (id integer, rank smallint, total integer, points jsonb) where f.id = $2`,
      [post, form, JSON.stringify(standings)],
    );
    await client.query(
      `with locked as (
         update assessments.sheet set state = 'LOCKED', steps = steps + 1 where post_id = $1 and state = 'SUBMITTED' returning id, steps
       )
       insert into assessments.sheet_step (sheet_id, no, action, at) select id, steps, 'lock', now() from locked`,
      [post],
    );
    await client.query(
      `with moved as (
         update applicants.application set state = 'RANKED', since = now(), steps = steps + 1 where post_id = $1 and state = 'INTERVIEWED'
         returning id, steps
       )
       insert into applicants.step (application_id, no, action, from_state, to_state, at) select id, steps, 'rank', 'INTERVIEWED', 'RANKED', now() from moved`,
      [post],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

function rank(
  factors: readonly Factor[],
  given: readonly Given[],
  credits: readonly { application_id: number; factor_id: number; points: number }[],
): (Standing & { rank: number })[] {
  const kindOf = new Map(factors.map(({ id, kind }) => [id, kind]));
  const standings = new Map<number, Standing>();
  const add = (id: number, factor: number, points: number, by: [number, number, boolean][]) => {
    const one = standings.get(id) ?? { id, points: {}, total: 0, examination: 0, interview: 0 };
    one.points[factor] = { points, by };
    one.total += points;
    const kind = kindOf.get(factor);
    if (kind === 'examination' || kind === 'interview') one[kind] += points;
    standings.set(id, one);
  };
  for (const { application_id, factor_id, by } of given) {
    const divisor = HIGHEST_RATING * by.length;
    const sum = by.reduce((all, [, fifths]) => all + fifths, 0);
    add(
      application_id,
      factor_id,
      Math.floor((2 * sum + divisor) / (2 * divisor)),
      by.map(([seat, fifths]) => [seat, fifths, false]),
    );
  }
  for (const { application_id, factor_id, points } of credits) add(application_id, factor_id, points, []);
  const ordered = [...standings.values()].toSorted(
    (one, other) => other.total - one.total || other.examination - one.examination || other.interview - one.interview || one.id - other.id,
  );
  return ordered.map((one, at) => ({ ...one, rank: rankOf(ordered, at) }));
}

/** Those who are equal on all three share a rank. */
function rankOf(ordered: readonly Standing[], at: number): number {
  const isLike = (one: Standing, other: Standing) =>
    one.total === other.total && one.examination === other.examination && one.interview === other.interview;
  let first = at;
  while (first > 0 && isLike(ordered[first - 1]!, ordered[at]!)) first -= 1;
  return first + 1;
}

export interface BareCandidate {
  fullname: string;
  total: number;
}

/** The bare limit of reading it: one statement for the candidates with their points, figures and sheets, one for the seats. */
export async function readBare(pool: pg.Pool, { post }: AssessedPost): Promise<BareCandidate[]> {
  const [{ rows }] = await Promise.all([
    pool.query<BareCandidate>({
      name: 'candidates',
      text: `
        with credit as (
          select c.application_id, jsonb_agg(jsonb_build_object('factor_id', c.factor_id, 'measure', c.measure, 'points', c.points, 'note', c.note)) as credits
          from assessments.credit c join applicants.application a on a.id = c.application_id where a.post_id = $1 group by 1
        ), sheet as (
          select application_id, count(*)::integer as sheets_in from assessments.sheet
          where post_id = $1 and state in ('SUBMITTED', 'LOCKED') group by 1
        )
        select a.id as application_id, a.personnel_id, a.reference, p.fullname, a.state, a.is_internal, c.credits, s.sheets_in, r.rank, r.is_tied,
          r.settled_by, r.total, r.preference, r.passes, r.points
        from applicants.application a join personnel.person p on p.id = a.personnel_id left join credit c on c.application_id = a.id
          left join sheet s on s.application_id = a.id
          left join assessments.ranked r on r.application_id = a.id
            and r.ranking_id = (select id from assessments.ranking where post_id = $1 order by version desc limit 1)
        where a.post_id = $1 order by r.rank nulls last, p.plain_name, a.id`,
      values: [post],
    }),
    pool.query({
      name: 'seats',
      text: `select s.id, s.role, s.title, p.fullname from boards.sitting t join boards.seat s on s.board_id = t.board_id
        join personnel.person p on p.id = s.personnel_id where t.post_id = $1 order by s.id`,
      values: [post],
    }),
  ]);
  return rows;
}
