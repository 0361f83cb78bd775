import { sql } from 'kysely';
import { formatCount, type SetupLine } from '@talaan/kernel/server/setup-line.ts';
import { yearsWanted } from '../rules/years-wanted.ts';

/** The nationwide ones come with Talaan for the years that are proclaimed; from November on the next year is wanted too. */
export const holidaysSetupLine: SetupLine = {
  name: 'holidays',
  title: 'Holidays',
  place: 60,
  link: '/setup/holidays',
  read: async ({ db, today }) => {
    const years = yearsWanted(today);
    const { rows } = await sql<{ year: number; count: number }>`
      select year, count(h.id) as count from unnest(${years}::integer[]) year
      left join attendance.holiday h on extract(year from h.date) = year group by year order by year`.execute(db);
    return {
      says: `${rows.map(({ year, count }) => `${year}: ${formatCount(count, 'holiday', 'holidays')}`).join('; ')}.`,
      isDone: rows.every(({ count }) => count > 0),
    };
  },
};
