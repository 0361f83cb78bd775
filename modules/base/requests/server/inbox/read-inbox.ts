import { sql, type RawBuilder } from 'kysely';
import type { AnswerOf, Call, QueryOf } from '@talaan/kernel/server/mount.ts';
import type { readInbox as endpoint } from '../../contract/inbox.ts';
import { readTurns } from '../lock-requests.ts';
import { describeActions } from '../open-steps.ts';
import { kindCalled, withRecords } from '../served-kinds.ts';
import { describeRequest, describeSeat, requestColumns, requestsFrom, seatColumns, type RawRequest, type RawSeat } from './request-rows.ts';
import { waiting } from './waiting.ts';

type Query = QueryOf<typeof endpoint>;
type Answer = AnswerOf<typeof endpoint>;
type Row = RawRequest & RawSeat & { seat_id: number; role: string; in_place_of: string | null; people: number; avatar: string | null };

/** Requests that wait for the caller, what is due first comes first; a page begins after the last row of the one before. */
export async function readInbox(call: Call<unknown, Query>): Promise<Answer> {
  const { db, today, query } = call;
  const { rows } = await inboxPage(call).execute(db);
  const shown = rows.slice(0, query.per_page);
  const roles = await readTurns(
    call,
    shown.map(({ id }) => id),
  );
  const said = await readSaid(call, shown);
  return {
    requests: shown.map((row) => {
      const { kind } = kindCalled(row.kind);
      return {
        ...describeRequest(row, today, { roles: [row.role] }),
        as: { role: row.role, seat_id: row.seat_id, seat: describeSeat(row), in_place_of: row.in_place_of },
        word: kind.word ?? null,
        says: said.get(row.id) ?? null,
        state_tells: kind.states.filter((state) => kind.awaited(state).includes(row.role)).length > 1,
        actions: describeActions(kind, row, roles.get(row.id) ?? [], call),
      };
    }),
    seats: await countSeats(call),
    has_more: rows.length > query.per_page,
  };
}

/** What rows say of their records, by the number of the request: one reading for each kind that says anything. */
async function readSaid(call: Call, rows: readonly Row[]): Promise<Map<number, string | null>> {
  const said = new Map<number, string | null>();
  for (const [name, some] of Map.groupBy(rows, ({ kind }) => kind)) {
    const served = kindCalled(name);
    if (!served.own.says) continue;
    for (const { id, record } of await withRecords(call, served, some)) said.set(id, served.own.says(record));
  }
  return said;
}

/** One row more than a page, so that it is known whether there is another. */
export function inboxPage(call: Pick<Call<unknown, Query>, 'actor' | 'today' | 'query'>): RawBuilder<Row> {
  const { today, query } = call;
  const { turns, from, where } = waiting(call);
  return sql<Row>`
    with ${turns},
    page as (
      select distinct on (g.due_on, g.request_id) g.request_id, g.due_on, g.role, g.seat_id, w.in_place_of
      from ${from} ${query.office ? sql`join requests.request r on r.id = g.request_id` : sql``}
      where ${where} and ${matches(query, today)}
      order by g.due_on, g.request_id, w.in_place_of nulls first, g.seat_id limit ${query.per_page + 1})
    select ${requestColumns}, ${seatColumns}, page.seat_id, page.role, h.fullname as in_place_of,
      (select count(*) from requests.party y where y.request_id = r.id) as people,
      (select u.avatar_path from identity.account_view u where u.personnel_id = r.owner_id) as avatar
    from page join ${requestsFrom} on r.id = page.request_id join requests.seat s on s.id = page.seat_id
    left join organization.office_view f on f.id = s.office_id left join personnel.person_view q on q.id = s.personnel_id
    left join personnel.person_view h on h.id = page.in_place_of order by page.due_on, page.request_id`;
}

function matches({ kind, show, office, as, after_due: due, after_id: id }: Query, today: string): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (kind) conditions.push(sql`g.kind = any(${kind})`);
  if (show === 'late') conditions.push(sql`g.due_on < ${today}::date`);
  if (office) conditions.push(sql`r.office_id = any(${office}::integer[])`);
  if (as) conditions.push(sql`g.seat_id = ${as}`);
  if (id && due) conditions.push(sql`(g.due_on > ${due}::date or g.due_on is null or (g.due_on = ${due}::date and g.request_id > ${id}))`);
  if (id && !due) conditions.push(sql`g.due_on is null and g.request_id > ${id}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

async function countSeats(call: Call): Promise<Answer['seats']> {
  const { turns, from, where } = waiting(call);
  const { rows } = await sql<RawSeat & { id: number; in_place_of: string | null; waiting: number }>`
    with ${turns},
    seats as (
      select g.seat_id, w.in_place_of, count(distinct g.request_id) as waiting from ${from} where ${where} group by 1, 2)
    select s.id, ${seatColumns}, h.fullname as in_place_of, seats.waiting
    from seats join requests.seat s on s.id = seats.seat_id left join organization.office_view f on f.id = s.office_id
    left join personnel.person_view q on q.id = s.personnel_id left join personnel.person_view h on h.id = seats.in_place_of
    order by seats.in_place_of nulls first, s.id limit 100`.execute(call.db);
  return rows.map((row) => ({ id: row.id, seat: describeSeat(row), in_place_of: row.in_place_of, waiting: row.waiting }));
}
