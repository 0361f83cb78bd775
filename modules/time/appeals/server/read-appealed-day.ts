import { sql } from 'kysely';
import { agencySettingsOn, findLockedDays, previewDays, readPunchesOfDay, type PreviewedDay } from '@talaan/attendance/server/public.ts';
import { formatHours } from '@talaan/attendance/rules/format-hours.ts';
import type { Schedule } from '@talaan/attendance/rules/types.ts';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { DayView } from '../contract/appeals.ts';
import type { AppealedDay } from '../rules/check-appeal.ts';
import type { Claim } from '../rules/claims.ts';
import { APPEALS_OF_AGENCY, type AppealSettings } from '../rules/settings.ts';
import { findLastDay } from './find-last-day.ts';

type ReadCall = Pick<Call, 'server' | 'db' | 'now' | 'today'>;

/** What is known of a day of a person when an appeal for it is filed; `without` is an appeal that is corrected. */
export async function readAppealedDay(
  call: ReadCall,
  { personnelId, date, byHr, without = null }: { personnelId: number; date: string; byHr: boolean; without?: number | null },
): Promise<AppealedDay & { settings: AppealSettings }> {
  const { db, now, today } = call;
  const { rows } = await sql<{ campus_id: number | null; serves: boolean; forgot: number }>`
    select o.campus_id, a.personnel_id is not null as serves, (
      select count(*) from appeals.appeal f where f.personnel_id = p.id and f.reason = 'FORGOT' and f.id is distinct from ${without}::integer
        and f.state in ('SUBMITTED', 'RETURNED', 'ENDORSED', 'APPROVED') and date_trunc('month', f.date) = date_trunc('month', ${date}::date)
    )::integer as forgot
    from personnel.person_view p left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${date}::date
    left join organization.office_view o on o.id = a.office_id where p.id = ${personnelId}`.execute(db);
  const { campus_id, serves, forgot } = rows[0]!;
  const settings = await agencySettingsOn(db, APPEALS_OF_AGENCY, date);
  const punches = await readPunchesOfDay(db, personnelId, date);
  return {
    date,
    today,
    now: minutesFrom(date, now),
    serves,
    settings,
    lastDay: await findLastDay(call, { date, campusId: campus_id, days: settings.daysToFile }),
    punched: punches.filter(({ voided }) => !voided).map(({ minutes }) => minutes),
    forgot,
    byHr,
    isLocked: (await findLockedDays(db, [{ personnelId, from: date, to: date }])).length > 0,
  };
}

/** A day as it is, and as it would be with the claimed punches. */
export async function compareDays(
  { server }: Pick<Call, 'server'>,
  personnelId: number,
  date: string,
  claims: readonly Claim[],
): Promise<{ now: PreviewedDay | null; would_be: PreviewedDay | null }> {
  const one = { personnelId, dates: [date] };
  const adding = claims.map(({ minutes }) => instantOf(date, minutes));
  const now = (await previewDays(server, [one])).get(personnelId)?.[0] ?? null;
  const would_be = claims.length === 0 ? null : ((await previewDays(server, [{ ...one, adding }])).get(personnelId)?.[0] ?? null);
  return { now, would_be };
}

/** A day as the screens show it, its schedule in words. */
export function describeDay(day: PreviewedDay | null): DayView | null {
  if (!day) return null;
  const { schedule, ...rest } = day;
  return { ...rest, scheduled: formatScheduleHours(day.date, schedule.schedule) };
}

/** `Regular office hours: 8:00 AM–12:00 PM, 1:00 PM–5:00 PM`. */
export function formatScheduleHours(date: string, schedule: Pick<Schedule, 'name' | 'kind' | 'weekdays'>): string {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek - 1;
  return `${schedule.name}: ${formatHours(schedule, weekday, clockTime) ?? 'a rest day'}`;
}

/** The instant of a minute after midnight of a date. */
export function instantOf(date: string, minutes: number): string {
  return Temporal.PlainDate.from(date).toZonedDateTime(ZONE).add({ minutes }).toInstant().toString();
}

function minutesFrom(date: string, now: Temporal.Instant): number {
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(ZONE).toInstant();
  return Math.floor(midnight.until(now).total('minutes'));
}
