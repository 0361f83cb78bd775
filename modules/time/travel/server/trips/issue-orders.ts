import { sql } from 'kysely';
import { issueNumbered, readIssued } from '@talaan/papers/server/public.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { TRANSPORTS } from '../../contract/trips.ts';
import type { TravelOrder } from '../../print/travel-order-form.ts';
import { describeDays } from '../../rules/trip-days.ts';
import type { FoundTrip } from './find-trip.ts';

/** Gives approved trips their travel orders: control number, code, and what each says. */
export async function issueOrders(call: StepCall, trips: readonly FoundTrip[]): Promise<void> {
  const drafts = await drawOrders(call, trips);
  const issued = await issueNumbered(
    call,
    'TO',
    drafts.map((sheet, at) => ({
      sheet,
      paper: { kind: 'travel order', title: `Travel order: ${sheet.when}`, personnelId: trips[at]!.personnel_id },
    })),
  );
  for (const [at, { sheet, code }] of issued.entries())
    await call.db.updateTable('travel.trip').set({ order_no: sheet.control_number, code }).where('id', '=', trips[at]!.id).execute();
}

/** What travel orders say today, without their numbers; the one who acts approves them. */
export async function drawOrders(
  call: Pick<StepCall, 'db' | 'actor' | 'today'>,
  trips: readonly FoundTrip[],
  isDraft = false,
): Promise<TravelOrder[]> {
  const { db, actor, today } = call;
  const recommended = await readSteps(call, trips, 'recommend');
  const approved = await readSteps(call, trips, 'approve');
  const people = [
    ...trips.flatMap(({ travelers }) => travelers.map(({ personnel_id }) => personnel_id)),
    ...[...recommended.values(), ...approved.values()].map(({ personnel_id }) => personnel_id),
    ...(actor.personnelId === null ? [] : [actor.personnelId]),
  ];
  const names = await readSigningNames(db, people);
  const offices = await readOffices(call, trips);
  const signedBy = (one: Signed | undefined) => ({ name: one ? (names.get(one.personnel_id) ?? '') : '', title: one?.title ?? '' });
  const present = isDraft ? undefined : await readPresent(call);
  // What another module approved has no step of an authority: shortened, it keeps the name of its first order.
  const codes = trips.flatMap(({ id, code }) => (code !== null && !approved.has(id) ? [code] : []));
  const before = new Map((await readIssued<TravelOrder>(db, codes)).map(({ code, sheet }) => [code, sheet.approved]));
  return trips.map((trip) => ({
    control_number: '',
    office_id: offices.get(trip.id)!,
    date: today,
    travelers: trip.travelers.map(({ personnel_id, position, office }) => ({
      name: names.get(personnel_id)!,
      position: position ?? '',
      office: office ?? '',
    })),
    destination: trip.destination,
    when: describeDays(trip),
    purpose: trip.purpose,
    transport: TRANSPORTS[trip.transport],
    expenses: trip.expenses,
    basis: trip.basis,
    foreign_authority: trip.is_abroad ? trip.foreign_authority : '',
    recommended: signedBy(recommended.get(trip.id)),
    // Shortened by its owner or by HR, it is still approved by the one who approved it.
    approved: before.get(trip.code ?? '') ?? signedBy(approved.get(trip.id) ?? present),
  }));
}

interface Signed {
  personnel_id: number;
  title: string;
}

type Reading = Pick<StepCall, 'db' | 'actor' | 'today'>;

/** Who took a step last, with the designation by which they took it. */
async function readSteps({ db }: Reading, trips: readonly FoundTrip[], action: string): Promise<Map<number, Signed>> {
  const { rows } = await sql<Signed & { id: number }>`
    select distinct on (s.request_id) s.request_id as id, s.personnel_id, coalesce(h.title || ', ' || o.fullname, ${POSITION}, '') as title
    from requests.step s left join organization.head_view h on h.id = s.head_id left join organization.office_view o on o.id = h.office_id
    where s.request_id = any(${trips.map(({ id }) => id)}::integer[]) and s.action = ${action} and s.personnel_id is not null
    order by s.request_id, s.no desc`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const POSITION = sql`(select n.name from personnel.appointment_view a join organization.position_view n on n.id = a.position_id
  where a.personnel_id = s.personnel_id and a.during @> kernel.date_of(s.at))`;

/** The one who approves now, whose step is written after its effects: by the highest office that they head. */
async function readPresent({ db, actor, today }: Reading): Promise<Signed | undefined> {
  if (actor.personnelId === null) return undefined;
  const { rows } = await sql<Signed>`
    select ${actor.personnelId}::integer as personnel_id, coalesce(
      (select h.title || ', ' || o.fullname from organization.head_view h join organization.office_view o on o.id = h.office_id
        where h.personnel_id = ${actor.personnelId} and h.during @> ${today}::date order by o.tree_from limit 1),
      (select n.name from personnel.appointment_view a join organization.position_view n on n.id = a.position_id
        where a.personnel_id = ${actor.personnelId} and a.during @> ${today}::date), '') as title`.execute(db);
  return rows[0];
}

/** Whose letterhead an order carries: the office for which it was filed, else the first of the university. */
async function readOffices({ db }: Reading, trips: readonly FoundTrip[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number }>`select id from organization.office_view where parent_id is null order by id limit 1`.execute(
    db,
  );
  return new Map(trips.map(({ id, office_id }) => [id, office_id ?? rows[0]!.id]));
}
