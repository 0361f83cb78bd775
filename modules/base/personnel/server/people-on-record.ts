import { sql } from 'kysely';
import type { SetupLine } from '@talaan/kernel/server/setup-line.ts';

export const peopleOnRecord: SetupLine = {
  name: 'people',
  title: 'People',
  place: 110,
  link: '/personnels/import',
  read: async ({ db, today }) => {
    const { rows } = await sql<{ all: number; serving: number }>`
      select (select count(*) from personnel.person where not is_applicant) as all,
        (select count(distinct personnel_id) from personnel.serving_on(${today}::date)) as serving`.execute(db);
    const { all, serving } = rows[0]!;
    if (all === 0)
      return { says: 'No one is on record yet: bring people in from a spreadsheet, then their salaries and service.', isDone: false };
    return { says: `${all.toLocaleString('en')} on record, ${serving.toLocaleString('en')} in service today.`, isDone: serving > 0 };
  },
};
