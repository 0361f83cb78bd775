import { sql } from 'kysely';
import type { ConditionPart } from '@talaan/kernel/server/condition/condition-part.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import { IDLE_HOURS, LONGEST_DAYS } from './session-limits.ts';

/** Who is signed in, as numbers. */
export const sessionsPart: ConditionPart = {
  name: 'sessions',
  title: 'Open sessions',
  place: 90,
  link: { label: 'Users signed in', to: '/settings/admin/users?signed_in=yes' },
  read: async ({ db, clock }) => {
    const now = clock.now();
    const { rows } = await sql<{ sessions: number; accounts: number }>`
      select count(*)::integer as sessions, count(distinct account_id)::integer as accounts from identity.session
      where last_seen_at > ${now.subtract({ hours: IDLE_HOURS }).toString()}::timestamptz
        and created_at > ${now.subtract({ hours: LONGEST_DAYS * 24 }).toString()}::timestamptz`.execute(db);
    const { sessions, accounts } = rows[0]!;
    return {
      state: 'fine',
      says: `${countOf(accounts, 'account is', 'accounts are')} signed in, in ${countOf(sessions, 'session')}.`,
      figures: [
        { name: 'talaan_sessions_open', help: 'Sessions that have not ended.', value: sessions },
        { name: 'talaan_accounts_signed_in', help: 'Accounts with an open session.', value: accounts },
      ],
    };
  },
};
