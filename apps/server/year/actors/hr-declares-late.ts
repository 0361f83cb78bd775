import { addHoliday } from '@talaan/calendar/contract/holidays.ts';
import { count, isWorkday, type University } from '../university.ts';

const DECLARED = 0.15;

/** At times HR learns in the evening that the day was a holiday. */
export async function hrDeclaresLate(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(day) || !university.chance.happens(DECLARED)) return;
  const hr = await university.app.as('hr');
  const body = { date: day.toString(), name: 'Day of the town', type: 'special_non_working' as const, legal_basis: 'Declared late' };
  const { status, body: said } = await hr.call(addHoliday, { body });
  if (status >= 500) throw new Error(`a holiday could not be declared: ${status} ${JSON.stringify(said)}`);
  count(university, status === 200 ? 'holidays declared late' : 'holidays that were one before');
}
