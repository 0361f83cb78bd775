import { workCalendar } from '@talaan/attendance/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { CalendarDay } from '@talaan/leave/rules/parts.ts';

/** The days of a year by the person's own schedule, the holidays and the suspensions of work; those without service are not days of work. */
export async function readDays(call: Pick<Call, 'db' | 'server'>, personnelId: number, year: number): Promise<CalendarDay[]> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const served = new Map((await workCalendar(call, [personnelId], first, last)).get(personnelId)!.map((day) => [day.date, day]));
  const days: CalendarDay[] = [];
  for (let day = Temporal.PlainDate.from(first); day.year === year; day = day.add({ days: 1 })) {
    const date = day.toString();
    days.push(served.get(date) ?? { date, kind: 'REST', name: 'no service', minutes: 0, morningMinutes: 0, minutesBeforeSuspension: null });
  }
  return days;
}
