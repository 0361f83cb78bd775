import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { seatColumns, describeSeat, type RawSeat } from '../inbox/request-rows.ts';
import { lockRequests } from '../lock-requests.ts';
import { rerouteAll } from '../reroute.ts';
import { resolveRoutes, type RouteStage } from '../resolve-route.ts';
import { kindCalled, type Facts, type StepCall } from '../served-kinds.ts';
import { readRules } from '../settings/kind-settings.ts';
import { numberSeats } from '../write-stages.ts';

interface Open {
  id: number;
  kind: string;
  title: string;
  state: string;
  office_id: number | null;
}

/**
 * Lets the open requests of people who serve in another office today than these were filed from wait for the heads there. All open requests of these people are
 * locked: a step that is taken at this moment comes before the movement, or asks again after it.
 */
export async function followOwners(call: StepCall, people: readonly number[]): Promise<void> {
  const open = await readOpen(call.db, people);
  await lockRequests(
    call.db,
    open.map(({ id }) => id),
  );
  const moved = await findMoved(call.db, await readOpen(call.db, people), call.today);
  const offices = await nameOffices(
    call.db,
    moved.map(({ facts }) => facts.officeId!),
  );
  const why = new Map(moved.map(({ id, facts }) => [id, `The person serves in another office: ${offices.get(facts.officeId!)!}`]));
  await rerouteAll(call, [...why.keys()], { as: 'system', office: 'of its facts', whyOf: (id) => why.get(id)! });
}

/** The open requests of a person that will wait for other heads from a day on, in words: for the preview of a movement, of which the rows are written. */
export async function notifyOfMove(
  call: Pick<StepCall, 'db' | 'today'>,
  { personnelId, from }: { personnelId: number; from: string },
): Promise<string[]> {
  const day = from > call.today ? from : call.today;
  const moved = await findMoved(call.db, await readOpen(call.db, [personnelId]), day);
  const told: string[] = [];
  for (const one of moved) {
    const turn = await findTurn(call.db, one);
    const when = day > call.today ? ` on ${longDate(day)}` : '';
    told.push(
      `${kindCalled(one.kind).kind.title}: ${one.title} ${turn === null ? `goes along to the new office${when}` : `goes${when} to: ${turn.to}, instead of: ${turn.from}`}.`,
    );
  }
  return told;
}

type Moved = Open & { facts: Facts; stages: RouteStage[] };

async function readOpen(db: Database, people: readonly number[]): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select id, kind, title, state, office_id from requests.request where owner_id = any(${[...people]}::integer[]) and closed_at is null order by id`.execute(
    db,
  );
  return rows;
}

/** Of open requests those whose facts give another office on a day, with who decides what is still to come there. */
async function findMoved(db: Database, open: readonly Open[], day: string): Promise<Moved[]> {
  const found: Moved[] = [];
  for (const [name, group] of Map.groupBy(open, ({ kind }) => kind)) {
    const { kind, own } = kindCalled(name);
    const facts = await own.facts(
      db,
      group.map(({ id }) => id),
      day,
    );
    const moved = group.flatMap((one) => {
      const its = facts.get(one.id)!;
      return its.officeId === null || its.officeId === one.office_id ? [] : [{ ...one, facts: its }];
    });
    const routes = await resolveRoutes(
      db,
      kind,
      await readRules(db, kind, day),
      moved.map((one) => one.facts),
      day,
    );
    found.push(...moved.map((one, at) => ({ ...one, stages: routes[at]! })));
  }
  return found.toSorted((one, other) => one.id - other.id);
}

/** The first seat of those still awaited that becomes another. */
async function findTurn(db: Database, { id, stages }: Moved): Promise<{ from: string; to: string } | null> {
  const { rows } = await sql<RawSeat & { seat_id: number; state: string; role: string }>`
    select g.seat_id, g.state, g.role, ${seatColumns} from requests.request r
    join requests.stage g on g.request_id = r.id and g.round = r.round and g.state is not null and g.closed_at is null
    join requests.seat s on s.id = g.seat_id left join organization.office_view f on f.id = s.office_id left join personnel.person_view q on q.id = s.personnel_id
    where r.id = ${id} order by g.place, g.role`.execute(db);
  for (const { seat_id, state, role, ...seat } of rows) {
    const stage = stages.find((one) => one.state === state && one.role === role);
    if (!stage || stage.seat.kind === 'group') continue;
    const [other] = await numberSeats(db, [stage.seat]);
    if (other !== seat_id) return { from: describeSeat(seat), to: await nameSeat(db, other!) };
  }
  return null;
}

async function nameSeat(db: Database, id: number): Promise<string> {
  const { rows } = await sql<RawSeat>`
    select ${seatColumns} from requests.seat s left join organization.office_view f on f.id = s.office_id
    left join personnel.person_view q on q.id = s.personnel_id where s.id = ${id}`.execute(db);
  return describeSeat(rows[0]!);
}

async function nameOffices(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, fullname as name from organization.office_view where id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
