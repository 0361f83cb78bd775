import type { Connection } from '@talaan/kernel/server/database/connection.ts';
import { suspensionModifier, type CalendarModifier, type SuspensionRow } from '../rules/calendar-modifier.ts';

/** A holiday or a suspension of work; `day` counts from 1970-01-01. */
export interface CalendarEvent {
  day: number;
  /** Null for every campus. */
  campusId: number | null;
  /** Only theirs; null for everybody there. */
  people: ReadonlySet<number> | null;
  modifier: CalendarModifier;
}

const within = (first: string, last: string) => `date between date '1970-01-01' + ${first}::int and date '1970-01-01' + ${last}::int`;

/** The holidays from one day to another, both counted from 1970-01-01 and included. */
export async function loadHolidays(client: Connection, first: number, last: number): Promise<CalendarEvent[]> {
  const { rows } = await client.query<{ day: number; campus_id: number | null; name: string; type: string }>(
    `select date - date '1970-01-01' as day, campus_id, name, upper(type) as type from attendance.holiday where ${within('$1', '$2')} order by id`,
    [first, last],
  );
  return rows.map(({ day, campus_id, name, type }) => ({
    day,
    campusId: campus_id,
    people: null,
    modifier: { kind: 'HOLIDAY', holidayType: type as 'REGULAR' | 'SPECIAL_NON_WORKING' | 'SPECIAL_WORKING', name },
  }));
}

/** A row of `suspensionsWithin`. */
export interface SuspensionOfDay extends SuspensionRow {
  day: number;
  campus_id: number | null;
  people: number[] | null;
}

/**
 * SQL for the suspensions of work between two days, whose numbers since 1970-01-01 the parameters `first` and `last` (such as `$1`) hold. A
 * suspension of a whole campus names nobody; one with offices, a track or exceptions names the people concerned. One may be left out of account.
 */
export const suspensionsWithin = (first: string, last: string, without: string) => `
  select date - date '1970-01-01' as day, campus_id, from_minute, to_minute, reason,
    case when track is not null or office_ids || exempt_office_ids || exempt_position_ids || exempt_personnel_ids <> '{}' then array(
      select personnel_id from attendance.suspended_people(date, campus_id, track, office_ids, exempt_office_ids, exempt_position_ids, exempt_personnel_ids)
    ) end as people
  from attendance.suspension_with_parts where ${within(first, last)} and id is distinct from ${without} order by id`;

export function suspensionOf({ day, campus_id, people, ...suspension }: SuspensionOfDay): CalendarEvent {
  return { day, campusId: campus_id, people: people && new Set(people), modifier: suspensionModifier(suspension) };
}
