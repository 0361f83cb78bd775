import { sql } from 'kysely';
import type { RetentionKind } from '@talaan/kernel/server/retention/retention-kind.ts';

/** As long as the history of sign-ins. */
const DAYS = 400;

export const pastInvitations: RetentionKind = {
  key: 'invitations.past',
  title: 'Invitations to an account',
  deletes: 'Whom an officer invited, by letter or slip, and what became of it. The account stays.',
  law: 'RA 10173, sec. 11 e; the time is set by Talaan, as long as that of sign-ins.',
  from: 'The day on which the account was activated, or the invitation was withdrawn or expired',
  isNightly: true,
  at: ({ now }) => ({
    kept: `${DAYS} days`,
    due: sql`
      select i.id::text as id, i.personnel_id, kernel.date_of(coalesce(i.came_in_at, i.withdrawn_at, i.expires_at)) as since,
        case i.way when 'letter' then 'Letter to ' || i.email else 'Slip' end as what
      from invitations.invitation i
      where coalesce(i.came_in_at, i.withdrawn_at, i.expires_at) < ${now.subtract({ hours: 24 * DAYS }).toString()}::timestamptz`,
  }),
  purge: async ({ db }, ids) => {
    await sql`delete from invitations.invitation where id = any(${ids}::integer[])`.execute(db);
  },
};
