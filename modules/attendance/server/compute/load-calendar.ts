import type { DayModifier } from '../../rules/types.ts';
import type { Connection } from './connection.ts';

/** Says what holidays and suspensions of work make of a day on a campus. */
export type Calendar = (day: number, campusId: number) => readonly DayModifier[];

interface Event {
  day: number;
  campusId: number | null;
  modifier: DayModifier;
}

const NONE: readonly DayModifier[] = [];

/** Holidays and suspensions from one day to another; one suspension may be left out of account. */
export async function loadCalendar(client: Connection, first: number, last: number, without: number | null = null): Promise<Calendar> {
  const events = Map.groupBy(
    [...(await loadHolidays(client, first, last)), ...(await loadSuspensions(client, first, last, without))],
    (event) => event.day,
  );
  const known = new Map<number, Map<number, readonly DayModifier[]>>();
  return (day, campusId) => {
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
    modifier: { kind: 'HOLIDAY', holidayType: type as 'REGULAR' | 'SPECIAL_NON_WORKING' | 'SPECIAL_WORKING', name },
  }));
}

async function loadSuspensions(client: Connection, first: number, last: number, without: number | null): Promise<Event[]> {
  const { rows } = await client.query<{ day: number; campus_id: number | null; from_minute: number | null; reason: string }>(
    `select date - date '1970-01-01' as day, campus_id, from_minute, reason from attendance.suspension where ${WITHIN} and id is distinct from $3 order by id`,
    [first, last, without],
  );
  return rows.map(({ day, campus_id, from_minute, reason }) => ({
    day,
    campusId: campus_id,
    modifier: suspensionModifier(from_minute, reason),
  }));
}

export function suspensionModifier(from: number | null, reason: string): DayModifier {
  return from === null ? { kind: 'SUSPENSION_WHOLE_DAY', reason } : { kind: 'SUSPENSION_FROM_HOUR', from, reason };
}
