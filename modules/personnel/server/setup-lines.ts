import { sql } from 'kysely';
import type { SetupLine } from '@talaan/kernel/server/setup-line.ts';

const people: SetupLine = {
  name: 'people',
  title: 'People',
  place: 110,
  link: '/personnels/import',
  read: async ({ db, today }) => {
    const { rows } = await sql<{ all: number; serving: number }>`
      select (select count(*) from personnel.person) as all,
        (select count(distinct personnel_id) from personnel.serving_on(${today}::date)) as serving`.execute(db);
    const { all, serving } = rows[0]!;
    if (all === 0)
      return { says: 'Nobody is on record yet: bring people in from a spreadsheet, then their salaries and service.', isDone: false };
    return { says: `${all.toLocaleString('en')} on record, ${serving.toLocaleString('en')} in service today.`, isDone: serving > 0 };
  },
};

/** Done once everyone in service can sign in. */
const accounts: SetupLine = {
  name: 'accounts',
  title: 'Accounts',
  place: 120,
  link: '/settings/admin/invitations/offices',
  read: async ({ db, today }) => {
    const { rows } = await sql<{ accounts: number; invited: number; without: number; serving: number }>`
      with serving as (select distinct personnel_id from personnel.serving_on(${today}::date))
      select (select count(*) from identity.account) as accounts,
        (select count(*) from identity.account where password_hash is null) as invited,
        (select count(*) from serving) as serving,
        (select count(*) from serving s where not exists (
          select from identity.account a where a.personnel_id = s.personnel_id)) as without`.execute(db);
    const { accounts: count, invited, without, serving } = rows[0]!;
    const parts = [
      `${count.toLocaleString('en')} ${count === 1 ? 'account' : 'accounts'}`,
      ...(invited > 0 ? [`${invited.toLocaleString('en')} without a password yet`] : []),
      ...(serving > 0 ? [`${without.toLocaleString('en')} people in service without an account`] : []),
    ];
    return { says: `${parts.join(', ')}.`, isDone: serving > 0 && without === 0 };
  },
};

export const setupLinesOfPersonnel = [people, accounts];
