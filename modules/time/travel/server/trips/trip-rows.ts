import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import type { OpenSteps } from '@talaan/requests/contract/timeline.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { exportTrips, listTrips, TRANSPORTS, type TripRow } from '../../contract/trips.ts';
import { describeDays } from '../../rules/trip-days.ts';
import { travelFlow } from '../../workflow.ts';

export const HR = ['EDATSADMIN'] as const;
/** The head and the clerk of an office. */
export const OFFICE = ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const;

const PLACE = { person: 't.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' };

/** Trips as `t` with their request `r`, their owner `p`, the appointment of the day and its office `o`. */
export function tripsOn(today: string): RawBuilder<unknown> {
  return sql`travel.trip t join requests.request r on r.id = t.id join personnel.person_view p on p.id = t.personnel_id
    left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id`;
}

type FoundRow = Omit<TripRow, keyof OpenSteps>;

export function tripColumns(today: string) {
  return {
    id: 't.id',
    personnel_id: 't.personnel_id',
    idno: 'p.idno',
    fullname: 'p.fullname',
    office: 'o.acronym',
    state: 't.state',
    first_day: 't.first_day',
    last_day: 't.last_day',
    part: 't.part',
    from_minute: 't.from_minute',
    to_minute: 't.to_minute',
    destination: 't.destination',
    purpose: 't.purpose',
    is_abroad: 't.is_abroad',
    transport: 't.transport',
    order_no: 't.order_no',
    companions: sql`(select count(*)::integer - 1 from travel.traveler x where x.trip_id = t.id)`,
    filed_at: 'r.filed_at',
    due_on: 'r.due_on',
    lacks_certificate: lacksCertificate(today),
  };
}

/** The trips that a person sees without deciding them: their own, those on which they travel along, and those of people within reach. */
export function reachable(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${travels(actor)} or ${isReached(actor)})`;
}

/** Their own trips, and those of people within reach. */
function isReached(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(t.personnel_id = ${actor.personnelId}::integer or ${visible(actor, [...HR, ...OFFICE], PLACE)})`;
}

function travels({ personnelId }: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from travel.traveler x where x.trip_id = t.id and x.personnel_id = ${personnelId}::integer)`;
}

function lacksCertificate(today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(t.state = 'APPROVED' and t.last_day < ${today}::date)`;
}

export const tripRows = rows(listTrips, exportTrips, 'trips', (call) => ({
  from: tripsOn(call.today),
  columns: { ...tripColumns(call.today), avatar: sql`case when ${isReached(call.actor)} then ${avatarOf('p.id')} end` },
  reach: reachable(call.actor),
  search: [sql`p.search`, sql`kernel.plain(t.destination || ' ' || t.purpose || ' ' || coalesce(t.order_no, ''))`],
  sort: {
    first_day: 't.first_day',
    fullname: 'p.plain_name',
    destination: sql`kernel.plain(t.destination)`,
    filed_at: 'r.filed_at',
    order_no: sql`t.order_no collate reference.by_number`,
  },
  unsorted: '-first_day',
  filters: {
    whose: (whose) =>
      whose === 'mine' ? travels(call.actor) : whose === 'department' ? visible(call.actor, OFFICE, PLACE) : sql<SqlBool>`true`,
    state: (states) => sql`t.state = any(${states})`,
    office: (offices) =>
      sql`o.id in (select within.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) within)`,
    on: (day) => sql`${day}::date between t.first_day and t.last_day`,
    show: (show) => SHOWN[show](call.today),
  },
  groups: {
    state: { by: 't.state', name: travelFlow.words, order: sql`array_position(${[...travelFlow.states]}::text[], t.state)` },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
  },
  describe: async (found: FoundRow[]): Promise<TripRow[]> => {
    const steps = await readOpenSteps(
      call,
      travelFlow,
      found.map(({ id }) => id),
    );
    return found.map((row) => ({ ...row, ...steps.get(row.id)! }));
  },
  sheet: {
    name: 'Official business travel',
    cells: {
      'Order number': (row) => row.order_no,
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Companions: (row) => row.companions,
      When: (row) => describeDays(row),
      From: (row) => row.first_day,
      To: (row) => row.last_day,
      Destination: (row) => row.destination,
      Abroad: (row) => (row.is_abroad ? 'Yes' : 'No'),
      Purpose: (row) => row.purpose,
      Transport: (row) => TRANSPORTS[row.transport],
      State: (row) => travelFlow.words[row.state],
      Filed: (row) => localTime(row.filed_at),
    },
  },
}));

const SHOWN: Record<'waiting' | 'away' | 'lacking' | 'abroad', (today: string) => RawBuilder<SqlBool>> = {
  waiting: () => sql<SqlBool>`t.state in ('SUBMITTED', 'RECOMMENDED', 'RETURNED')`,
  away: (today) => sql<SqlBool>`t.state in ('APPROVED', 'COMPLETED') and ${today}::date between t.first_day and t.last_day`,
  lacking: lacksCertificate,
  abroad: () => sql<SqlBool>`t.is_abroad`,
};
