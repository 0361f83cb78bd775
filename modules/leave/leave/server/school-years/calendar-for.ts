import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { LeaveType } from '../../rules/leave-type.ts';
import { longVacations, withVacations } from '../../rules/long-vacation.ts';
import type { CalendarDay } from '../../rules/parts.ts';
import { readSchoolYears } from './school-years.ts';

type Calendar = ReadonlyMap<string, CalendarDay>;

/** The calendar by which a type counts its dates: for service credits without the long vacations. */
export async function calendarFor(db: Database, type: Pick<LeaveType, 'charge'>, calendar: Calendar): Promise<Calendar> {
  if (type.charge !== 'SC') return calendar;
  const years = await readSchoolYears(db);
  return withVacations(calendar, longVacations(years.map(({ first_day, last_day }) => ({ firstDay: first_day, lastDay: last_day }))));
}
