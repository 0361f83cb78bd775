import { schedulesOn } from '@talaan/attendance/server/public.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { CalendarDay } from '../../rules/parts.ts';

export interface PlanningPerson {
  id: number;
  officeId: number;
  campusId: number;
}

const DAY_MINUTES = 480;

/** The days of a year by the person's own schedule and the holidays of their campus. */
export async function readDays({ server, db }: Pick<Call, 'server' | 'db'>, person: PlanningPerson, year: number): Promise<CalendarDay[]> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const free = await contributed(server, freeDays)(db, first, last);
  const holidays = new Set(free.filter(({ campus_id }) => campus_id === null || campus_id === person.campusId).map(({ date }) => date));
  const days: CalendarDay[] = [];
  for (let month = Temporal.PlainDate.from(first); month.year === year; month = month.add({ months: 1 })) {
    const held = await schedulesOn(server, [{ personnelId: person.id, officeId: person.officeId }], month.toString());
    const { weekdays } = held.get(person.id)!.schedule;
    for (let day = month; day.month === month.month; day = day.add({ days: 1 })) {
      const date = day.toString();
      const kind = holidays.has(date) ? 'HOLIDAY' : weekdays[day.dayOfWeek - 1] === null ? 'REST' : 'WORK';
      const minutes = kind === 'WORK' ? DAY_MINUTES : 0;
      days.push({ date, kind, name: '', minutes, morningMinutes: minutes / 2, minutesBeforeSuspension: null });
    }
  }
  return days;
}
