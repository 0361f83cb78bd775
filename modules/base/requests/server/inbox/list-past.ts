import { sql, type RawBuilder } from 'kysely';
import type { AnswerOf, Call, CallOf, QueryOf } from '@talaan/kernel/server/mount.ts';
import type { listDecided as deciding, listFiled as filing } from '../../contract/inbox.ts';
import { holdersFor, readHolders } from '../holders.ts';
import { kindCalled, servedKinds } from '../served-kinds.ts';
import { describeRequest, requestColumns, requestsFrom, type RawRequest } from './request-rows.ts';

/** What the caller filed or what concerns them, newest first. */
export async function listFiled(call: CallOf<typeof filing>): Promise<AnswerOf<typeof filing>> {
  const { db, actor, today, query } = call;
  const further: RawBuilder<unknown> = sql`${query.show ? sql`r.closed_at is null` : sql`true`} and ${query.before_id ? sql`r.id < ${query.before_id}` : sql`true`}`;
  const hidden = servedKinds().flatMap(({ kind }) => (kind.madeByOffice ? [kind.kind] : []));
  const forOwners = sql`r.kind <> all(${hidden}::text[])`;
  const own = (column: string, id: number | null, which: RawBuilder<unknown> = sql`true`) =>
    sql`(select r.id from requests.request r where ${sql.ref(column)} = ${id} and ${further} and ${which} order by r.id desc limit ${query.per_page + 1})`;
  const { rows } = await sql<RawRequest & { stages: { seat_id: number; decides: boolean }[] }>`
    select ${requestColumns}, coalesce((
      select jsonb_agg(jsonb_build_object('seat_id', g.seat_id, 'decides', g.decides)) from requests.stage g
      where g.request_id = r.id and g.opened_at is not null and g.closed_at is null), '[]') as stages
    from ${requestsFrom} where r.id in (${own('r.owner_id', actor.personnelId, forOwners)} union ${own('r.filed_by', actor.accountId)})
    order by r.id desc limit ${query.per_page + 1}`.execute(db);
  const shown = rows.slice(0, query.per_page);
  const holders = await readHolders(
    db,
    shown.flatMap(({ stages }) => stages.map(({ seat_id }) => seat_id)),
    today,
  );
  return {
    requests: shown.map(({ stages, ...row }) => {
      const people = stages.flatMap((stage) => holdersFor(holders, { ...stage, owner_id: row.owner_id }).map(({ name }) => name));
      return {
        ...describeRequest(row, today, { isOwner: row.owner_id !== null && row.owner_id === actor.personnelId }),
        waits_for: nameSome(people),
      };
    }),
    has_more: rows.length > query.per_page,
  };
}

const NAMED = 2;

function nameSome(people: readonly string[]): string {
  const names = [...new Set(people)];
  return names.length > NAMED ? `${names.slice(0, NAMED).join('; ')} and ${names.length - NAMED} more` : names.join('; ');
}

type DecidedQuery = QueryOf<typeof deciding>;
type Decided = RawRequest & { action: string; by: string; in_place_of: string | null; at: string; remarks: string };

/** The last step of the caller in each request, or of those who stood in for them, newest first. */
export async function listDecided(call: Call<unknown, DecidedQuery>): Promise<AnswerOf<typeof deciding>> {
  const { db, actor, today, query } = call;
  const whose = query.in_my_place ? sql`x.in_place_of = ${actor.personnelId}` : sql`x.personnel_id = ${actor.personnelId}`;
  const further =
    query.before_at && query.before_id
      ? sql`(x.at, x.request_id) < (${query.before_at}::timestamptz, ${query.before_id}::integer)`
      : sql`true`;
  const { rows } = await sql<Decided>`
    with page as (
      select x.* from requests.step x where ${whose} and x.no > 1 and x.as_role <> 'owner' and ${further}
      order by x.at desc, x.request_id desc limit ${query.per_page + 1})
    select ${requestColumns}, page.action, coalesce(b.fullname, '') as by, h.fullname as in_place_of, page.at, page.remarks
    from page join ${requestsFrom} on r.id = page.request_id left join personnel.person_view b on b.id = page.personnel_id
    left join personnel.person_view h on h.id = page.in_place_of order by page.at desc, page.request_id desc`.execute(db);
  return {
    requests: rows.slice(0, query.per_page).map((row) => ({
      ...describeRequest(row, today),
      label: kindCalled(row.kind).kind.steps[row.action]?.label ?? row.action,
    })),
    has_more: rows.length > query.per_page,
  };
}
