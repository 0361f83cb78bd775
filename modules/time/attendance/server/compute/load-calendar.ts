import { loadHolidays, suspensionOf, suspensionsWithin, type CalendarEvent, type SuspensionOfDay } from '@talaan/calendar/server/public.ts';
import { standingModifier } from '../../rules/standings.ts';
import type { DayModifier } from '../../rules/types.ts';
import type { Connection } from '@talaan/kernel/server/database/connection.ts';
import { BOUNDS, daysBetween, holdsOn, type DayBounds, type Days } from './day-numbers.ts';

/** Says what holidays, suspensions of work and their own modifiers make of somebody's day on a campus. */
export type Calendar = (day: number, campusId: number, personnelId: number) => readonly DayModifier[];

const NONE: readonly DayModifier[] = [];

/** Which days of which people are asked for. */
export interface CalendarQuery {
  people: readonly number[];
  first: number;
  last: number;
}

/** What holds on the days of these people; one suspension may be left out of account. */
export async function loadCalendar(client: Connection, query: CalendarQuery, without: number | null = null): Promise<Calendar> {
  const { people, first, last } = query;
  const holidays = await loadHolidays(client, first, last);
  const suspensions = await client.query<SuspensionOfDay>(suspensionsWithin('$1', '$2', '$3'), [first, last, without]);
  const modifiers = await client.query<ModifierRow>(MODIFIERS, [people, first, last]);
  const standings = await client.query<StandingRow>(STANDINGS, [people, first, last]);
  return calendarOf(holidays, { suspensions: suspensions.rows, modifiers: modifiers.rows, standings: standings.rows });
}

/** What is read of days beside the holidays. */
export interface CalendarRows {
  suspensions: readonly SuspensionOfDay[];
  modifiers: readonly ModifierRow[];
  standings: readonly StandingRow[];
}

export function calendarOf(holidays: readonly CalendarEvent[], rows: CalendarRows): Calendar {
  const events = [...holidays, ...rows.suspensions.map(suspensionOf)];
  const modifiers = modifiersOf(rows.modifiers);
  const standings = standingsOf(rows.standings);
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
function rememberByCampus(events: ReadonlyMap<number, readonly CalendarEvent[]>) {
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

type ModifierRow = { id: number; modifier: DayModifier } & DayBounds;

/** What other modules say of the days from `$2` to `$3` of the people `$1` and of the day before, in the order in which they said it. */
export const MODIFIERS = `
  select personnel_id as id, modifier, ${BOUNDS} from attendance.day_modifier
  where personnel_id = any($1) and during && daterange(date '1970-01-01' + $2::int - 1, date '1970-01-01' + $3::int, '[]') order by day_modifier.id`;

function modifiersOf(rows: readonly ModifierRow[]) {
  const known = new Map<number, (Days & { modifier: DayModifier })[]>();
  for (const { id, modifier, ...bounds } of rows) {
    const own = { modifier, ...daysBetween(bounds) };
    const others = known.get(id);
    if (others) others.push(own);
    else known.set(id, [own]);
  }
  return known;
}

type StandingRow = { id: number; code: string; name: string } & DayBounds;

/** The standings of the people `$1` in the service record, by some of which they are not at work. */
export const STANDINGS = `
  select s.personnel_id as id, s.status_code as code, k.name, ${BOUNDS} from personnel.standing_view s
  join reference.personnel_status k on k.code = s.status_code
  where s.personnel_id = any($1) and s.during && daterange(date '1970-01-01' + $2::int, date '1970-01-01' + $3::int, '[]')`;

function standingsOf(rows: readonly StandingRow[]) {
  const known = new Map<number, (Days & { modifier: DayModifier })[]>();
  for (const { id, code, name, ...bounds } of rows) {
    const modifier = standingModifier(code, name);
    if (modifier) known.set(id, [...(known.get(id) ?? []), { modifier, ...daysBetween(bounds) }]);
  }
  return known;
}
