import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { personFor, readHolders, type Holder } from './holders.ts';
import type { RouteStage, SeatSpec } from './resolve-route.ts';

/** The route of one request in one round. */
export interface PlannedRoute {
  requestId: number;
  ownerId: number | null;
  round: number;
  /** The state of a new request, of which is given who is awaited; null where that is read after the step. */
  begins: string | null;
  stages: readonly RouteStage[];
}

export interface WrittenStages {
  /** Those that the step will open with which the rounds begin. */
  awaited: { request_id: number; owner_id: number | null; seat_id: number; decides: boolean }[];
  /** Who has the seats that are awaited, and those of heads. */
  holders: Holder[];
}

/** Gives seats their numbers, in the order asked; those not yet known are made. */
export async function numberSeats(db: Database, seats: readonly SeatSpec[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with asked as (
      select *, row(kind, office_id, group_name, personnel_id)::text as seat from unnest(${seats.map(({ kind }) => kind)}::text[],
        ${seats.map(({ office_id }) => office_id)}::integer[], ${seats.map(({ group_name }) => group_name)}::text[],
        ${seats.map(({ personnel_id }) => personnel_id)}::integer[]) with ordinality as a (kind, office_id, group_name, personnel_id, place)),
    known as materialized (
      select seat, requests.seat_of(kind, office_id, group_name, personnel_id) as id
      from (select distinct seat, kind, office_id, group_name, personnel_id from asked order by 2, 3, 4, 5) each)
    select k.id from asked a join known k on k.seat = a.seat order by a.place`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes routes down, with the head who has each seat on the day; a constant number of statements. */
export async function writeStages(db: Database, routes: readonly PlannedRoute[], day: string): Promise<WrittenStages> {
  const lines = routes.flatMap(({ stages, ...route }) => stages.map((stage) => ({ ...route, ...stage })));
  if (lines.length === 0) return { awaited: [], holders: [] };
  const seats = await numberSeats(
    db,
    lines.map(({ seat }) => seat),
  );
  const known = lines.map((line, at) => ({ ...line, seat_id: seats[at]! }));
  const asked = known.filter(({ seat, state, begins }) => seat.kind === 'head' || isFirst({ state, begins }));
  const holders = await readHolders(
    db,
    asked.map(({ seat_id }) => seat_id),
    day,
  );
  const filedWith = known.map(({ seat, seat_id, ownerId, decides }) =>
    seat.kind === 'head' ? personFor(holders, { seat_id, owner_id: ownerId, decides }) : '',
  );
  const column = <T>(of: (line: (typeof lines)[number]) => T) => lines.map(of);
  await sql`
    insert into requests.stage (request_id, round, place, role, seat_id, state, decides, because, filed_with, kind)
    select *, '' from unnest(${column(({ requestId }) => requestId)}::integer[], ${column(({ round }) => round)}::smallint[],
      ${column(({ place }) => place)}::smallint[], ${column(({ role }) => role)}::text[], ${seats}::integer[],
      ${column(({ state }) => state)}::text[], ${column(({ decides }) => decides)}::boolean[], ${column(({ because }) => because)}::text[],
      ${filedWith}::text[])
    on conflict do nothing`.execute(db);
  const awaited = known.filter(isFirst);
  return {
    awaited: awaited.map(({ requestId, ownerId, seat_id, decides }) => ({ request_id: requestId, owner_id: ownerId, seat_id, decides })),
    holders,
  };
}

function isFirst({ state, begins }: { state: string | null; begins: string | null }): boolean {
  return begins !== null && state === begins;
}

/** The office and the title of a request follow its facts when its route is found anew. */
export async function followFacts(db: Database, facts: readonly { id: number; officeId: number | null; title: string }[]): Promise<void> {
  await sql`
    update requests.request r set office_id = f.office_id, title = f.title
    from unnest(${facts.map(({ id }) => id)}::integer[], ${facts.map(({ officeId }) => officeId)}::integer[],
      ${facts.map(({ title }) => title)}::text[]) as f (id, office_id, title)
    where r.id = f.id and (r.office_id, r.title) is distinct from (f.office_id, f.title)`.execute(db);
}
