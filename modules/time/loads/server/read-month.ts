import { sql } from 'kysely';
import { readPunchedDays, type PunchedDay } from '@talaan/attendance/server/public.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { FacultyMonth } from '../contract/faculty-dtr.ts';
import { judgeDay, type HeldClass, type SegmentMinutes } from '../rules/judge-day.ts';
import { sumMinutes } from '../rules/sum-minutes.ts';

/** A month without what was issued of it. */
export type JudgedMonth = Omit<FacultyMonth, 'issued'>;

type Segment = Omit<FacultyMonth['segments'][number], keyof SegmentMinutes>;

/** What was kept and missed of a person's load in a month. Errors: 404 where there is no such person. */
export async function readMonth({ db, server }: Pick<Call, 'db' | 'server'>, personnelId: number, month: string): Promise<JudgedMonth> {
  const { from, to } = monthBounds(month);
  const { rows: people } = await sql<FacultyMonth['personnel']>`
    select p.id, p.idno, p.fullname, (select organization.fullname_on(a.office_id, ${to}) from personnel.appointment_view a
      where a.personnel_id = p.id and lower(a.during) <= ${to}::date order by a.during desc limit 1) as office
    from personnel.person_view p where p.id = ${personnelId}`.execute(db);
  if (!people[0]) throw notFound('There is no such person.');
  const { rows: segments } = await sql<Segment>`
    select s.id, s.kind, s.subject, s.section, s.room, s.units_hundredths, s.weekdays, s.from_minute, s.to_minute, lower(s.during) as from,
      upper(s.during) - 1 as to, t.name as term
    from loads.segment s join loads.term t on t.id = s.term_id
    where s.personnel_id = ${personnelId} and s.during && daterange(${from}, ${to}, '[]')
    order by s.kind <> 'CLASS', s.weekdays, s.from_minute, s.id`.execute(db);
  const { rows: terms } = await sql<FacultyMonth['terms'][number]>`
    select name, lower(during) as from, upper(during) - 1 as to from loads.term where during && daterange(${from}, ${to}, '[]') order by during`.execute(
    db,
  );
  const held = await readHeldClasses({ db }, personnelId, from, to);
  const punched = segments.length === 0 ? [] : (await readPunchedDays(server, [personnelId], { from, to })).get(personnelId)!;
  const days = punched.flatMap((day) => judgePunchedDay(day, segments, held.get(day.date) ?? []));
  const judged = Map.groupBy(
    days.flatMap((day) => day.segments),
    ({ segment_id }) => segment_id,
  );
  return {
    personnel: people[0],
    month,
    terms,
    segments: segments.map((segment) => ({ ...segment, ...sumMinutes(judged.get(segment.id) ?? []) })),
    days,
  };
}

/** A day with the segments that fall on it, in the order of the clock; none where there is no segment. */
function judgePunchedDay(day: PunchedDay, load: readonly Segment[], held: readonly HeldClass[]): FacultyMonth['days'] {
  const weekday = Temporal.PlainDate.from(day.date).dayOfWeek;
  const falling = load
    .filter(({ weekdays, from, to }) => weekdays.includes(weekday) && from <= day.date && day.date <= to)
    .toSorted((one, other) => one.from_minute - other.from_minute);
  if (falling.length === 0) return [];
  const judged = judgeDay(
    falling.map(({ from_minute, to_minute, kind, subject, section }) => ({ from: from_minute, to: to_minute, kind, subject, section })),
    { ...day, held },
  );
  return [
    {
      date: day.date,
      punches: day.clusters.flatMap(({ first, last }) => (first === last ? [first] : [first, last])),
      segments: falling.map(({ id }, place) => ({ segment_id: id, ...judged[place]! })),
    },
  ];
}

/** Make-up classes that were held, by the day of the class that they make up (README of overtime). */
async function readHeldClasses({ db }: Pick<Call, 'db'>, personnelId: number, from: string, to: string): Promise<Map<string, HeldClass[]>> {
  const { rows } = await sql<HeldClass & { missed_on: string }>`
    select missed_on, subject, section, held_on, attended_minutes from overtime.makeup_class
    where personnel_id = ${personnelId} and state = 'HELD' and missed_on between ${from} and ${to} order by held_on, from_minute`.execute(
    db,
  );
  return Map.groupBy(rows, ({ missed_on }) => missed_on);
}
