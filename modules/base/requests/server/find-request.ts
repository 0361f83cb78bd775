import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { requestColumns, requestsFrom, type RawRequest } from './inbox/request-rows.ts';
import { readTurns, type Turn } from './lock-requests.ts';
import { kindCalled } from './served-kinds.ts';

export type FoundRequest = RawRequest & {
  round: number;
  office_id: number | null;
  clock_days: number | null;
  turns: Turn[];
  is_kept: boolean;
};

/**
 * A request in which the caller has a part: as its owner or filer, as one of its people, by a seat of its route, by a step of theirs, or by answering for its
 * kind. Errors: 404 for any other.
 */
export async function findRequest(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<FoundRequest> {
  const { db, actor } = call;
  const { rows } = await sql<Omit<FoundRequest, 'turns' | 'is_kept'> & { filed_by: number | null; has_acted: boolean; is_party: boolean }>`
    select ${requestColumns}, r.round, r.office_id, r.clock_days, r.filed_by, exists (
      select from requests.step x where x.request_id = r.id and ${actor.personnelId}::integer in (x.personnel_id, x.in_place_of)) as has_acted,
      exists (select from requests.party y where y.request_id = r.id and y.personnel_id = ${actor.personnelId}::integer) as is_party
    from ${requestsFrom} where r.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('There is no such request.');
  const turns = (await readTurns(call, [id])).get(id) ?? [];
  const is_kept = await isKept(call, found);
  const isOwn = found.owner_id !== null && found.owner_id === actor.personnelId && !kindCalled(found.kind).kind.madeByOffice;
  if (!isOwn && !found.is_party && found.filed_by !== actor.accountId && !found.has_acted && turns.length === 0 && !is_kept)
    throw notFound('There is no such request.');
  return { ...found, turns, is_kept };
}

/** Whether the caller answers for the kind, for the office of the request. */
async function isKept({ db, actor }: Pick<Call, 'db' | 'actor'>, { id, kind }: RawRequest): Promise<boolean> {
  const reach = visible(actor, [kindCalled(kind).kind.keptBy], { person: 'r.owner_id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql`
    select from requests.request r left join organization.office_view o on o.id = r.office_id where r.id = ${id} and ${reach}`.execute(db);
  return rows.length > 0;
}

/** When a request is due; null without a clock, or while it is paused. */
export async function readDueDay(db: Call['db'], id: number): Promise<string | null> {
  const { rows } = await sql<{ due_on: string | null }>`select due_on from requests.request where id = ${id}`.execute(db);
  return rows[0]?.due_on ?? null;
}
