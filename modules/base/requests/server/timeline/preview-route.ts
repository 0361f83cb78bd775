import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { AnyKind } from '../../contract/request-kind.ts';
import type { previewRoute as endpoint, RouteLine } from '../../contract/timeline.ts';
import { readHolders } from '../holders.ts';
import { seatColumns, type RawSeat } from '../inbox/request-rows.ts';
import { resolveRoutes } from '../resolve-route.ts';
import { servedKinds, type Facts } from '../served-kinds.ts';
import { readRules } from '../settings/kind-settings.ts';
import { numberSeats } from '../write-stages.ts';
import { describeLine, joinAtOnce } from './read-route.ts';

/** Who would decide a request with these facts today, with names and why. Seats that no request waited on yet get their numbers. */
export async function previewRoute(db: Database, kind: AnyKind, facts: Facts, day: string): Promise<RouteLine[]> {
  const [stages] = await resolveRoutes(db, kind, await readRules(db, kind, day), [facts], day);
  const coming = stages!
    .filter(({ state, seat }) => state !== null && !kind.isAside(state) && (seat.kind !== 'person' || seat.personnel_id !== facts.ownerId))
    .toSorted((a, b) => a.place - b.place);
  const seats = await numberSeats(
    db,
    coming.map(({ seat }) => seat),
  );
  const holders = await readHolders(db, seats, day);
  const { rows } = await sql<RawSeat & { id: number }>`
    select s.id, ${seatColumns} from requests.seat s left join organization.office_view f on f.id = s.office_id
    left join personnel.person_view q on q.id = s.personnel_id where s.id = any(${seats}::integer[])`.execute(db);
  const seatOf = new Map(rows.map((row) => [row.id, row]));
  const lines = coming.map((stage, at) => {
    const seat_id = seats[at]!;
    const { id: _, ...seat } = seatOf.get(seat_id)!;
    return { ...stage, ...seat, seat_id, state: stage.state!, filed_with: null, is_open: false, is_past: false };
  });
  return joinAtOnce(kind, lines).map((line) => describeLine(kind, line, holders, facts.ownerId));
}

/** The same for a request of the caller's own. Error: 422 for a kind that is not there, or an account without a person. */
export async function previewOwnRoute(call: CallOf<typeof endpoint>): Promise<{ route: RouteLine[] }> {
  const { db, actor, today, query } = call;
  const served = servedKinds().find(({ kind }) => kind.kind === query.kind);
  if (!served) throw invalid({ kind: ['There is no such kind of request.'] });
  if (actor.personnelId === null) throw invalid({ kind: ['Your account belongs to no personnel record.'] });
  const officeId = await officeOf(db, actor.personnelId, today);
  const facts = { ownerId: actor.personnelId, officeId, title: '', days: query.days, amount: query.amount, type: query.type };
  return { route: await previewRoute(db, served.kind, facts, today) };
}

/** The office in which a person serves on a day, for which their requests are filed. */
export async function officeOf(db: Database, personnelId: number, day: string): Promise<number | null> {
  const { rows } = await sql<{ office_id: number }>`
    select office_id from personnel.appointment_view where personnel_id = ${personnelId} and during @> ${day}::date`.execute(db);
  return rows[0]?.office_id ?? null;
}
