import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays, type FreeDay } from '@talaan/kernel/server/free-days.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { keep } from '@talaan/kernel/server/kept/kept.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { IsFree } from '@talaan/requests/rules/working-days.ts';
import { without, type Span, type WorkedSpans } from '../../rules/office-minutes.ts';
import { usualHours } from './usual-hours.ts';

/** The days that count for documents: whole ones by campus, minutes by office. */
export interface OfficeCalendar {
  isFree: (campusId: number) => IsFree;
  worked: (officeId: number) => WorkedSpans;
}

interface Suspended {
  date: string;
  from_minute: number | null;
  to_minute: number | null;
  campus_id: number | null;
  /** Null: it is of no office in particular. */
  offices: number[] | null;
  exempt: number[];
}

interface OfficeHours {
  id: number;
  campus_id: number;
  am_from: number | null;
  am_to: number | null;
  pm_from: number | null;
  pm_to: number | null;
}

type Reading = Pick<Call, 'db' | 'server' | 'today'> & { actor?: Pick<Actor, 'seen'> };

/** Of some months and a few offices each; one of all offices takes some 100 kB. */
const calendars = keep<OfficeCalendar>({ name: 'A calendar of offices', topics: ['calendar'], most: 200 });
const AHEAD_DAYS = 150;
const WHOLE_DAY: Span = { from: 0, to: 1440 };

/** What the database knows of the days of offices, from a day until some months after today. */
export interface CalendarRows {
  free: readonly FreeDay[];
  suspended: readonly Suspended[];
  hours: readonly OfficeHours[];
}

/**
 * The calendar of offices from a day until some months after today. The clock of a document follows holidays and whole-day suspensions of the
 * university or a campus; minutes of an office follow those of the office too, and those of a part of the day (A7.1). Suspensions of the
 * faculty alone leave offices at work. It begins with a month, so that calls of many days share one that is kept: no statement while nothing
 * changed in it, else three for any number of offices.
 */
export function loadCalendar(call: Reading, officeIds: readonly number[], from: string): Promise<OfficeCalendar> {
  const ids = [...new Set(officeIds)].toSorted((one, other) => one - other);
  const first = `${from.slice(0, 7)}-01`;
  const asking = { seen: call.actor?.seen ?? null, db: call.db };
  return calendars(call.server).answer(asking, [ids, first, call.today], async () => calendarOf(await readCalendar(call, ids, first)));
}

export async function readCalendar({ db, server, today }: Reading, officeIds: readonly number[], from: string): Promise<CalendarRows> {
  const until = Temporal.PlainDate.from(today).add({ days: AHEAD_DAYS }).toString();
  const ids = [...new Set(officeIds)];
  const [free, suspended, hours] = await Promise.all([
    contributed(server, freeDays)(db, from, until),
    sql<Suspended>`
      select s.date, s.from_minute, s.to_minute, s.campus_id,
        case when s.is_of_offices then array(select o.id from organization.office_view o where o.id = any(${ids}::integer[]) and exists (
          select from organization.office_view above where above.id = any(s.office_ids) and o.tree_from between above.tree_from and above.tree_to)) end as offices,
        array(select o.id from organization.office_view o where o.id = any(${ids}::integer[]) and exists (
          select from organization.office_view above where above.id = any(s.exempt_office_ids) and o.tree_from between above.tree_from and above.tree_to)) as exempt
      from attendance.suspension_with_parts s
      where s.date between ${from} and ${until} and s.track is distinct from 'faculty'`.execute(db),
    sql<OfficeHours>`
      select o.id, o.campus_id, s.am_from, s.am_to, s.pm_from, s.pm_to from organization.office_view o
      left join documents.office_setting s on s.office_id = o.id where o.id = any(${ids}::integer[])`.execute(db),
  ]);
  return { free, suspended: suspended.rows, hours: hours.rows };
}

export function calendarOf({ free, suspended, hours }: CalendarRows): OfficeCalendar {
  const freeOn = Map.groupBy(free, ({ date }) => date);
  const suspendedOn = Map.groupBy(suspended, ({ date }) => date);
  const isHoliday = (day: string, campusId: number) =>
    freeOn.get(day)?.some(({ campus_id: campus }) => campus === null || campus === campusId) ?? false;
  const ofCampus = ({ campus_id: campus }: Suspended, campusId: number) => campus === null || campus === campusId;
  const offices = new Map(hours.map((office) => [office.id, office]));
  const spansOf = (office: OfficeHours, day: string) => {
    if (Temporal.PlainDate.from(day).dayOfWeek > 5 || isHoliday(day, office.campus_id)) return [];
    const taken = (suspendedOn.get(day) ?? [])
      .filter((one) => ofCampus(one, office.campus_id) && (one.offices?.includes(office.id) ?? true) && !one.exempt.includes(office.id))
      .map((one) => (one.from_minute === null ? WHOLE_DAY : { from: one.from_minute, to: one.to_minute ?? WHOLE_DAY.to }));
    return without(
      [
        { from: office.am_from ?? usualHours.am_from, to: office.am_to ?? usualHours.am_to },
        { from: office.pm_from ?? usualHours.pm_from, to: office.pm_to ?? usualHours.pm_to },
      ],
      taken,
    );
  };
  // A list asks for the same days of an office for each of its rows.
  const known = new Map<string, readonly Span[]>();
  return {
    isFree: (campusId) => (day) =>
      isHoliday(day, campusId) ||
      (suspendedOn.get(day)?.some((one) => one.from_minute === null && one.offices === null && ofCampus(one, campusId)) ?? false),
    worked: (officeId) => (day) => {
      const asked = `${officeId} ${day}`;
      const spans = known.get(asked) ?? spansOf(offices.get(officeId)!, day);
      known.set(asked, spans);
      return spans;
    },
  };
}
