import { sql } from 'kysely';
import { majorityOf } from '@talaan/boards/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { SheetState } from '../workflow.ts';
import type { Candidate } from '../contract/assessment.ts';
import type { Assessed } from '../rules/consolidate.ts';
import { readInhibitions, readVotingSeats, takesPart, type VotingSeat } from './read-board.ts';

/** States of an application in which the board looks at it, or has. */
export const ASSESSED_STATES = [
  'SCREENED_QUALIFIED',
  'FOR_EXAM',
  'FOR_INTERVIEW',
  'INTERVIEWED',
  'RANKED',
  'RECOMMENDED',
  'NOT_RECOMMENDED',
  'SELECTED',
  'DEEP_SELECTED',
  'NOT_SELECTED',
  'FOR_APPOINTMENT',
  'APPOINTED',
  'ASSUMED',
  'DECLINED',
  'INVALIDATED',
] as const;
/** Of these all is scored before the ranking is made. */
export const SCORED_STATES: readonly string[] = ['INTERVIEWED', 'RANKED'];

export interface StoredSheet {
  id: number;
  application_id: number;
  seat_id: number;
  state: SheetState;
}

export interface Gathered {
  seats: VotingSeat[];
  absences: Map<number, string>;
  /** `submitted`: the sheets that count for the ranking; what they give is read when it is made. */
  candidates: (Candidate & { assessed: Omit<Assessed, 'fifths'>; submitted: StoredSheet[] })[];
  /** Whether every sheet that is waited for is submitted or locked. */
  all_in: boolean;
  /** How many sheets each seat has still to submit. */
  waits_for: Map<number, number>;
}

type Reading = Pick<Call, 'db' | 'today'>;

/** What is scored for a post, and by whom: one statement each for seats, candidates and sheets, whatever their number. */
export async function gather(call: Reading, post: { id: number; form_id: number | null; position_id: number }): Promise<Gathered> {
  const { db, today } = call;
  const [seats, inhibitions, absences, rows, sheets] = await Promise.all([
    readVotingSeats(db, post.id, today),
    readInhibitions(db, post.id),
    readAbsences(call, post.id),
    readCandidates(call, post),
    readSheets(call, post.id),
  ]);
  const taking = seats.filter(({ seat_id }) => !absences.has(seat_id));
  const byKey = new Map(sheets.map((sheet) => [`${sheet.application_id} ${sheet.seat_id}`, sheet]));
  const waits = new Map(seats.map(({ seat_id }) => [seat_id, 0]));
  const candidates = rows.map(({ ground_points, ...row }) => {
    const due = taking.filter((seat) => takesPart(seat, row.application_id, inhibitions));
    const own = due.flatMap(({ seat_id }) => byKey.get(`${row.application_id} ${seat_id}`) ?? []);
    const submitted = own.filter(({ state }) => isIn(state));
    if (SCORED_STATES.includes(row.state) || row.state === 'FOR_INTERVIEW')
      for (const { seat_id } of due) if (!submitted.some((sheet) => sheet.seat_id === seat_id)) waits.set(seat_id, waits.get(seat_id)! + 1);
    return {
      ...row,
      sheets_in: submitted.length,
      sheets_due: due.length,
      has_quorum: submitted.length >= majorityOf(seats.length),
      assessed: {
        id: row.application_id,
        credits: new Map(row.credits.map(({ factor_id, points }) => [factor_id, points])),
        grounds: ground_points,
        votes: row.votes,
      },
      submitted,
    };
  });
  return { seats, absences, candidates, all_in: [...waits.values()].every((count) => count === 0), waits_for: waits };
}

export function isIn(state: SheetState): boolean {
  return state === 'SUBMITTED' || state === 'LOCKED';
}

async function readAbsences({ db }: Reading, postId: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ seat_id: number; reason: string }>`
    select seat_id, reason from assessments.absence where post_id = ${postId}`.execute(db);
  return new Map(rows.map(({ seat_id, reason }) => [seat_id, reason]));
}

async function readSheets({ db }: Reading, postId: number): Promise<StoredSheet[]> {
  const { rows } = await sql<StoredSheet>`
    select id, application_id, seat_id, state from assessments.sheet where post_id = ${postId} order by seat_id`.execute(db);
  return rows;
}

type CandidateRow = Omit<Candidate, 'sheets_in' | 'sheets_due' | 'has_quorum'> & { ground_points: { code: string; points: number }[] };

async function readCandidates({ db, today }: Reading, { id, position_id }: { id: number; position_id: number }): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    with application as materialized (
      select a.id, a.personnel_id, a.reference, a.state, a.is_internal from applicants.application a
      where a.post_id = ${id} and a.state = any(${[...ASSESSED_STATES]}::text[])
    ), credit as (
      select c.application_id, jsonb_agg(jsonb_build_object('factor_id', c.factor_id, 'measure', c.measure, 'points', c.points, 'note', c.note)) as credits
      from assessments.credit c where c.application_id in (select id from application) group by c.application_id
    ), preference as (
      select e.application_id, jsonb_agg(jsonb_build_object('code', e.ground_code, 'points', e.points) order by e.ground_code) as grounds
      from assessments.preference e where e.application_id in (select id from application) group by e.application_id
    ), latest as (
      select k.id from assessments.ranking k where k.post_id = ${id} order by k.version desc limit 1
    )
    select a.id as application_id, a.personnel_id, coalesce(a.reference, '') as reference, p.fullname, a.is_internal, a.state,
      coalesce(n.name, '') as position, n.salary_grade,
      a.is_internal and exists (select from assessments.next_in_rank x where x.position_id = ${position_id} and x.from_position_id = s.position_id) as is_next_in_rank,
      coalesce(c.credits, '[]') as credits, coalesce(g.grounds, '[]') as ground_points,
      array(select jsonb_array_elements(coalesce(g.grounds, '[]'))->>'code') as grounds, t.votes,
      case when k.rank is not null then jsonb_build_object('rank', k.rank, 'is_tied', k.is_tied, 'settled_by', k.settled_by, 'total', k.total,
        'preference', k.preference, 'passes', k.passes, 'points', k.points) end as ranked,
      u.number as resolution,
      case when e.application_id is not null then jsonb_build_object('decided_on', e.decided_on, 'decided_by', e.decided_by, 'is_outside', e.is_outside,
        'is_deep', e.is_deep, 'reason', e.reason) end as selection
    from application a join personnel.person_view p on p.id = a.personnel_id
      left join personnel.appointment_view s on s.personnel_id = a.personnel_id and s.during @> ${today}::date
      left join organization.position_view n on n.id = s.position_id
      left join credit c on c.application_id = a.id left join preference g on g.application_id = a.id
      left join assessments.tie_vote t on t.application_id = a.id
      left join assessments.ranked k on k.application_id = a.id and k.ranking_id = (select id from latest)
      left join assessments.recommended m on m.application_id = a.id left join assessments.resolution u on u.id = m.resolution_id
      left join assessments.selection e on e.application_id = a.id
    order by k.rank nulls last, p.plain_name, a.id`.execute(db);
  return rows;
}
