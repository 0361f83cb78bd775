import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import type { StepCall } from './served-kinds.ts';
import { turnsOf } from './inbox/turns-of.ts';

/** A request, locked until the transaction ends. */
export interface LockedRequest {
  id: number;
  kind: string;
  record_id: number;
  owner_id: number | null;
  office_id: number | null;
  title: string;
  state: string;
  last_no: number;
  round: number;
  clock_from: string | null;
  clock_days: number | null;
  last_action: string;
  last_by: string | null;
  last_at: string;
  last_details: Record<string, unknown> | null;
}

/** Locks requests in the order of their numbers, so that two who take the same ones wait for each other and never for good. */
export async function lockRequests(db: Database, ids: readonly number[]): Promise<LockedRequest[]> {
  const wanted = [...new Set(ids)];
  await lockRecords(db, 'requests.request', wanted);
  const { rows } = await sql<LockedRequest>`
    select r.id, r.kind, coalesce(r.record_id, r.id) as record_id, r.owner_id, r.office_id, r.title, r.state, r.last_no, r.round, r.clock_from, r.clock_days,
      s.action as last_action, a.name as last_by, s.at as last_at, s.details as last_details
    from requests.request r join requests.step s on s.request_id = r.id and s.no = r.last_no left join identity.account_view a on a.id = s.account_id
    where r.id = any(${wanted}::integer[]) order by r.id`.execute(db);
  return rows;
}

/** As what one may act in a request. */
export interface Turn {
  request_id: number;
  role: string;
  in_place_of: number | null;
  head_id: number | null;
  /** Not on one's own request, nor in the place of its owner, nor as one of its people. */
  may_decide: boolean;
  /** The states in which the same seat is awaited later. */
  later: string[];
}

/** The roles of the caller in requests, in their own right before those in the place of another. One statement. */
export async function readTurns(
  { db, ...caller }: Pick<StepCall, 'db' | 'actor' | 'today'>,
  ids: readonly number[],
): Promise<Map<number, Turn[]>> {
  const { personnelId } = caller.actor;
  const { rows } = await sql<Turn>`
    with turn as materialized (${turnsOf(caller)})
    select distinct g.request_id, g.role, t.in_place_of, t.head_id,
      requests.may_answer(${personnelId}, t.owner_id, t.in_place_of, true, g.owner_id) and not exists (
        select from requests.party x where x.request_id = g.request_id and x.personnel_id in (${personnelId}, t.in_place_of)) as may_decide,
      array(select b.state from requests.stage b where b.request_id = g.request_id and b.round = g.round and b.seat_id = g.seat_id
        and b.state is not null and b.opened_at is null order by b.place) as later
    from requests.request r join requests.stage g on g.request_id = r.id and g.round = r.round
    join turn t on t.seat_id = g.seat_id and requests.may_answer(${personnelId}, t.owner_id, t.in_place_of, false, g.owner_id)
    where r.id = any(${[...ids]}::integer[])
    order by 1, may_decide desc, t.in_place_of nulls first`.execute(db);
  return Map.groupBy(rows, ({ request_id }) => request_id);
}
