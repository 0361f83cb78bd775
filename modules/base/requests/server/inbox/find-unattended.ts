import { sql } from 'kysely';
import { holds, scopesWithin } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listUnattended as endpoint } from '../../contract/inbox.ts';
import { holdersFor, readHolders } from '../holders.ts';
import { servedKinds } from '../served-kinds.ts';
import { describeRequest, describeSeat, requestColumns, requestsFrom, seatColumns, type RawRequest, type RawSeat } from './request-rows.ts';

export type Unattended = RawRequest & RawSeat & { round: number };

/** Open requests of some kinds for which nobody can act today: every awaited seat is empty, or its one holder is the owner. */
export async function findUnattended(db: Database, kinds: readonly string[], today: string): Promise<Unattended[]> {
  const { rows: seats } = await sql<{ seat_id: number; owner_id: number | null; decides: boolean }>`
    select distinct seat_id, case when decides then owner_id end as owner_id, decides from requests.stage
    where opened_at is not null and closed_at is null and kind = any(${[...kinds]})`.execute(db);
  const holders = await readHolders(
    db,
    seats.map(({ seat_id }) => seat_id),
    today,
  );
  const empty = seats.filter((one) => holdersFor(holders, one).length === 0);
  if (empty.length === 0) return [];
  const { rows } = await sql<Unattended>`
    with empty as (
      select * from unnest(${empty.map(({ seat_id }) => seat_id)}::integer[], ${empty.map(({ owner_id }) => owner_id)}::integer[],
        ${empty.map(({ decides }) => decides)}::boolean[]) as e (seat_id, owner_id, decides))
    select ${requestColumns}, r.round, ${seatColumns}
    from (
      select g.request_id, min(g.seat_id) as seat_id from requests.stage g left join empty e
        on e.seat_id = g.seat_id and e.decides = g.decides and (not g.decides or e.owner_id is not distinct from g.owner_id)
      where g.opened_at is not null and g.closed_at is null and g.kind = any(${[...kinds]})
      group by g.request_id having bool_and(e.seat_id is not null)) u
    join ${requestsFrom} on r.id = u.request_id join requests.seat s on s.id = u.seat_id
    left join organization.office_view f on f.id = s.office_id left join personnel.person_view q on q.id = s.personnel_id
    order by r.due_on, r.id limit 500`.execute(db);
  return rows;
}

/** The kinds for which the caller answers, over the whole university. */
export function keptKinds({ actor }: Pick<Call, 'actor'>): string[] {
  return servedKinds()
    .filter(({ kind }) => holds(actor, [kind.keptBy]) && scopesWithin(actor, [kind.keptBy]).some((scope) => scope.kind === 'all'))
    .map(({ kind }) => kind.kind);
}

/** Requests with no approver, for those who answer for their kind. */
export async function listUnattended(call: Call): Promise<AnswerOf<typeof endpoint>> {
  const rows = await findUnattended(call.db, keptKinds(call), call.today);
  return { requests: rows.map((row) => ({ ...describeRequest(row, call.today), seat: describeSeat(row) })) };
}
