import { sql } from 'kysely';
import type { SetupLine } from '@talaan/kernel/server/setup-line.ts';
import { invitedPeople, withState } from './invited-people.ts';

/** Done once everyone in service has come in or is invited. */
export const peopleComeIn: SetupLine = {
  name: 'accounts',
  title: 'Accounts',
  place: 120,
  link: '/settings/admin/invitations/offices',
  read: async ({ server, db, today }) => {
    const { rows } = await sql<{ people: number; came_in: number; not_invited: number }>`
      select count(*) as people, count(*) filter (where st.state = 'in') as came_in, count(*) filter (where st.state = 'none') as not_invited
      from ${invitedPeople(today)} ${withState(server.clock.now())} where p.merged_into is null and s.personnel_id is not null`.execute(db);
    const { people, came_in, not_invited } = rows[0]!;
    if (people === 0) return { says: 'No one is in service yet, so no one can be invited.', isDone: false };
    return {
      says: `${came_in.toLocaleString('en')} of ${people.toLocaleString('en')} in service activated their accounts; ${not_invited.toLocaleString('en')} are not invited.`,
      isDone: not_invited === 0,
    };
  },
};
