import { addHoliday } from '@talaan/calendar/contract/holidays.ts';
import { callerOf, count, isWorkday, type University } from '../university.ts';

const DECLARED = 0.02;

/** At times HR learns in the evening that the day was a holiday. */
export async function hrDeclaresLate(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(university, day) || !university.chance.happens(DECLARED)) return;
  const body = { date: day.toString(), name: 'Day of the town', type: 'special_non_working' as const, legal_basis: 'Declared late' };
  const { status } = await callerOf(university, 'hr').call(addHoliday, { body });
  count(university, status === 200 ? 'holidays declared late' : 'holidays that were one before');
}
