import { sql } from 'kysely';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { Evaluation } from '../../contract/nominations.ts';
import type { Session } from '../../rules/attendance.ts';
import type { FollowUp } from '../../rules/follow-up.ts';
import type { Screening } from '../../rules/screening-points.ts';
import { followUp } from './terms.ts';
import { dueOn, nominationColumns, nominationsOn, reachesNomination, type ListedNomination } from './nomination-rows.ts';

type ReadingCall = Pick<Call, 'db' | 'actor' | 'today'>;

/** A nomination as it is kept, with its training. */
export interface FoundNomination extends ListedNomination {
  follow_up: FollowUp;
  office_id: number | null;
  type_id: number;
  place: string;
  fee: number;
  travel: number;
  foreign_authority: string;
  description: string;
  invitation_file_id: number | null;
  justification: string;
  plan_line_id: number | null;
  plan_title: string;
  plan_priority: 1 | 2 | 3 | null;
  relevance: number | null;
  votes: number | null;
  screening: Screening | null;
  fund_source: string;
  trip_id: number | null;
  is_completed: boolean | null;
  report: string;
  re_entry_plan: string;
  certificate_file_id: number | null;
  certificate_code: string | null;
  session_rows: Session[];
  attended: number[];
  evaluations: Evaluation[];
}

/** A nomination of the caller, of a person within reach, or one that they decide. Error: 404 for any other. */
export async function findNomination(call: ReadingCall, id: number): Promise<FoundNomination> {
  const { rows } = await sql<{ reached: boolean }>`
    select (n.personnel_id = ${call.actor.personnelId}::integer or ${reachesNomination(call.actor)}) as reached
    from ${nominationsOn(call.today)} where n.id = ${id}`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such nomination.');
  if (!rows[0].reached) await findRequest(call, id).catch(asNone);
  const [found] = await readNominations(call, [id]);
  return found!;
}

/** Nominations by their numbers, no matter who asks, in the order of their numbers. */
export async function readNominations({ db, today }: Pick<Call, 'db' | 'today'>, ids: readonly number[]): Promise<FoundNomination[]> {
  const { rows } = await sql<FoundNomination>`
    select ${selected(nominationColumns)}, ${dueOn(today)} as report_due_on, ${followUp} as follow_up, r.office_id, t.type_id, t.place, t.fee, t.travel, t.foreign_authority, t.description,
      t.invitation_file_id, n.justification, n.plan_line_id, n.plan_title, n.plan_priority, n.relevance, n.votes, n.screening, n.fund_source,
      n.trip_id, n.is_completed, n.report, n.re_entry_plan, n.certificate_file_id, n.certificate_code,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'minutes', s.to_minute - s.from_minute) order by s.date, s.from_minute), '[]')
        from trainings.session s where s.training_id = t.id) as session_rows,
      (select coalesce(array_agg(x.session_id), '{}') from trainings.attendance x where x.nomination_id = n.id) as attended,
      (select coalesce(jsonb_agg(jsonb_build_object('level', e.level, 'rating', e.rating, 'before', e.before, 'after', e.after, 'remarks', e.remarks,
        'at', e.at) order by e.at), '[]') from trainings.evaluation e where e.nomination_id = n.id) as evaluations
    from ${nominationsOn(today)} where n.id = any(${[...ids]}::integer[]) order by n.id`.execute(db);
  return rows;
}

function asNone(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw notFound('There is no such nomination.');
  throw error;
}
