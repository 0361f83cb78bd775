import { standingModifier } from '../../rules/standings.ts';
import type { DayModifier } from '../../rules/types.ts';
import type { Connection } from '../connection.ts';
import { BOUNDS, daysBetween, holdsOn, type DayBounds, type Days } from './day-numbers.ts';

/** Says what holidays, suspensions of work and their own modifiers make of somebody's day on a campus. */
export type Calendar = (day: number, campusId: number, personnelId: number) => readonly DayModifier[];

interface Event {
  day: number;
  campusId: number | null;
  /** Only theirs; null for everybody there. */
  people: ReadonlySet<number> | null;
  modifier: DayModifier;
}

const NONE: readonly DayModifier[] = [];

/** Which days of which people are asked for. */
export interface CalendarQuery {
  people: readonly number[];
  first: number;
  last: number;
}

/** What holds on the days of these people; one suspension may be left out of account. */
export async function loadCalendar(client: Connection, query: CalendarQuery, without: number | null = null): Promise<Calendar> {
  const { first, last } = query;
  const events = [...(await loadHolidays(client, first, last)), ...(await loadSuspensions(client, first, last, without))];
  const modifiers = await loadDayModifiers(client, query);
  const standings = await loadStandings(client, query);
  const ofCampus = rememberByCampus(
    Map.groupBy(
      events.filter((event) => event.people === null),
      (event) => event.day,
    ),
  );
  const ofPeople = Map.groupBy(
    events.filter((event) => event.people !== null),
    (event) => event.day,
  );
  return (day, campusId, personnelId) => {
    const common = ofCampus(day, campusId);
    const shared = ofPeople.get(day)?.filter(({ people }) => people!.has(personnelId));
    const own = [modifiers, standings].flatMap((known) => known.get(personnelId)?.filter((one) => holdsOn(one, day)) ?? []);
    if (!shared?.length && own.length === 0) return common;
    return [...common, ...[...(shared ?? []), ...own].map((one) => one.modifier)];
  };
}

/** What holds for everybody on a campus is gathered once for all of them. */
function rememberByCampus(events: ReadonlyMap<number, readonly Event[]>) {
  const known = new Map<number, Map<number, readonly DayModifier[]>>();
  return (day: number, campusId: number): readonly DayModifier[] => {
    const today = events.get(day);
    if (!today) return NONE;
    let ofDay = known.get(day);
    if (!ofDay) known.set(day, (ofDay = new Map()));
    let modifiers = ofDay.get(campusId);
    if (!modifiers) {
      modifiers = today.filter((event) => event.campusId === null || event.campusId === campusId).map((event) => event.modifier);
      ofDay.set(campusId, modifiers);
    }
    return modifiers;
  };
}

const WITHIN = `date between date '1970-01-01' + $1::int and date '1970-01-01' + $2::int`;

async function loadHolidays(client: Connection, first: number, last: number): Promise<Event[]> {
  const { rows } = await client.query<{ day: number; campus_id: number | null; name: string; type: string }>(
    `select date - date '1970-01-01' as day, campus_id, name, upper(type) as type from attendance.holiday where ${WITHIN} order by id`,
    [first, last],
  );
  return rows.map(({ day, campus_id, name, type }) => ({
    day,
    campusId: campus_id,
    people: null,
    modifier: { kind: 'HOLIDAY', holidayType: type as 'REGULAR' | 'SPECIAL_NON_WORKING' | 'SPECIAL_WORKING', name },
  }));
}

interface SuspensionRow {
  day: number;
  campus_id: number | null;
  from_minute: number | null;
  to_minute: number | null;
  reason: string;
  people: number[] | null;
}

/** A suspension of a whole campus names nobody; one with offices, a track or exceptions names the people concerned. */
async function loadSuspensions(client: Connection, first: number, last: number, without: number | null): Promise<Event[]> {
  const { rows } = await client.query<SuspensionRow>(
    `select date - date '1970-01-01' as day, campus_id, from_minute, to_minute, reason,
       case when track is not null or office_ids || exempt_office_ids || exempt_position_ids || exempt_personnel_ids <> '{}' then array(
         select personnel_id from attendance.suspended_people(date, campus_id, track, office_ids, exempt_office_ids, exempt_position_ids, exempt_personnel_ids)
       ) end as people
     from attendance.suspension_with_parts where ${WITHIN} and id is distinct from $3 order by id`,
    [first, last, without],
  );
  return rows.map(({ day, campus_id, people, ...suspension }) => ({
    day,
    campusId: campus_id,
    people: people && new Set(people),
    modifier: suspensionModifier(suspension),
  }));
}

/** What other modules say of the days of these people and the day before, in the order in which they said it. */
async function loadDayModifiers(client: Connection, { people, first, last }: CalendarQuery) {
  const { rows } = await client.query<{ id: number; modifier: DayModifier } & DayBounds>(
    `select personnel_id as id, modifier, ${BOUNDS} from attendance.day_modifier
     where personnel_id = any($1) and during && daterange(date '1970-01-01' + $2::int, date '1970-01-01' + $3::int, '[]') order by day_modifier.id`,
    [people, first - 1, last],
  );
  const known = new Map<number, (Days & { modifier: DayModifier })[]>();
  for (const { id, modifier, ...bounds } of rows) {
    const own = { modifier, ...daysBetween(bounds) };
    const others = known.get(id);
    if (others) others.push(own);
    else known.set(id, [own]);
  }
  return known;
}

/** The standings of these people in the service record by which they are not at work. */
async function loadStandings(client: Connection, { people, first, last }: CalendarQuery) {
  const { rows } = await client.query<{ id: number; code: string; name: string } & DayBounds>(
    `select s.personnel_id as id, s.status_code as code, k.name, ${BOUNDS} from personnel.standing_view s join reference.personnel_status k on k.code = s.status_code
     where s.personnel_id = any($1) and s.during && daterange(date '1970-01-01' + $2::int, date '1970-01-01' + $3::int, '[]')`,
    [people, first, last],
  );
  const known = new Map<number, (Days & { modifier: DayModifier })[]>();
  for (const { id, code, name, ...bounds } of rows) {
    const modifier = standingModifier(code, name);
    if (modifier) known.set(id, [...(known.get(id) ?? []), { modifier, ...daysBetween(bounds) }]);
  }
  return known;
}

export function suspensionModifier({
  from_minute: from,
  to_minute: to,
  reason,
}: Pick<SuspensionRow, 'from_minute' | 'to_minute' | 'reason'>): DayModifier {
  if (from === null) return { kind: 'SUSPENSION_WHOLE_DAY', reason };
  return { kind: 'SUSPENSION_FROM_HOUR', from, to: to ?? undefined, reason };
}
