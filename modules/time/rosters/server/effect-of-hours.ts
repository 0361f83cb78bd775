import { sql } from 'kysely';
import { previewDays, schedulesOn, type PreviewedDay } from '@talaan/attendance/server/public.ts';
import type { WeeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import type { Schedule } from '@talaan/attendance/rules/types.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { MonthSums, RosterEffect } from '../contract/requests.ts';
import { coverageWithout } from '../rules/coverage.ts';
import { ROSTER_SETTINGS } from '../rules/settings.ts';

type ReadCall = Pick<Call, 'server' | 'db' | 'today'>;

interface Asked {
  personnelId: number;
  from: string;
  hours: WeeklyHours;
}

/** What requested hours would change: who else covers the hours of service from their first day on, and how last month would have come out. */
export async function effectOfHours(call: ReadCall, { personnelId, from, hours }: Asked): Promise<RosterEffect> {
  const coverage = coverageWithout(hours, await readColleagues(call, personnelId, from), ROSTER_SETTINGS);
  const month = Temporal.PlainDate.from(call.today).subtract({ months: 1 }).toString().slice(0, 7);
  const asked = [{ personnelId, dates: datesOf(month) }];
  const under = { name: 'As requested', ...hours } as unknown as Schedule;
  const is = (await previewDays(call.server, asked)).get(personnelId) ?? [];
  const wouldBe = (await previewDays(call.server, asked, { under })).get(personnelId) ?? [];
  const days = is.flatMap((day, at) => (isSame(day, wouldBe[at]!) ? [] : [{ date: day.date, is: day, would_be: wouldBe[at]! }]));
  return { coverage, month, is: sum(is), would_be: sum(wouldBe), days };
}

/** The colleagues of the same office with the hours that hold for them on a day. */
async function readColleagues({ server, db }: ReadCall, personnelId: number, day: string) {
  const { rows } = await sql<{ id: number; name: string; office_id: number }>`
    select p.id, p.fullname as name, a.office_id from personnel.appointment_view own
    join personnel.appointment_view a on a.office_id = own.office_id and a.during @> ${day}::date and a.personnel_id <> own.personnel_id
    join personnel.person_view p on p.id = a.personnel_id
    where own.personnel_id = ${personnelId} and own.during @> ${day}::date order by p.plain_name, p.id`.execute(db);
  const schedules = await schedulesOn(
    server,
    rows.map(({ id, office_id }) => ({ personnelId: id, officeId: office_id })),
    day,
  );
  return rows.map(({ id, name }) => ({ name, hours: schedules.get(id)!.schedule }));
}

function datesOf(month: string): string[] {
  const { from, to } = monthBounds(month);
  const last = Temporal.PlainDate.from(to).day;
  return Array.from({ length: last }, (_, day) => Temporal.PlainDate.from(from).add({ days: day }).toString());
}

const FIGURES = ['status', 'late_minutes', 'undertime_minutes', 'absent_thousandths'] as const;

function isSame(one: PreviewedDay, other: PreviewedDay): boolean {
  return FIGURES.every((figure) => one[figure] === other[figure]);
}

function sum(days: readonly PreviewedDay[]): MonthSums {
  const total = (of: (day: PreviewedDay) => number) => days.reduce((all, day) => all + of(day), 0);
  return {
    late_times: total((day) => day.late_times),
    late_minutes: total((day) => day.late_minutes),
    undertime_minutes: total((day) => day.undertime_minutes),
    absent_thousandths: total((day) => day.absent_thousandths),
    incomplete_days: total((day) => Number(day.status === 'INCOMPLETE')),
  };
}
