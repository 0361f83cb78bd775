import { sql, type RawBuilder } from 'kysely';
import type { User } from '../../contract/users.ts';

export interface UserRow extends Omit<User, 'number'> {
  personnel_id: number | null;
}

/** Accounts with what the list shows of each; narrow by `a`, `held` and `seen`. */
export function userRows(today: string): { columns: RawBuilder<unknown>; tables: RawBuilder<unknown> } {
  return {
    columns: sql`a.id, a.name, a.email, a.personnel_id, ${userState} as state, held.roles, held.applicant_only, seen.last_sign_in`,
    tables: sql`identity.account a
      cross join lateral (
        select coalesce(array_agg(distinct r.name order by r.name), '{}') as roles,
          count(distinct r.id) = 1 and bool_and(lower(r.name) = 'applicant') as applicant_only
        from identity.account_role h join identity.role r on r.id = h.role_id where h.account_id = a.id and h.during @> ${today}::date) held
      cross join lateral (
        select max(t.at) as last_sign_in from identity.sign_in_try t where t.account_id = a.id and t.outcome = 'signed_in') seen`,
  };
}

/** Invited are those who can sign in by nothing yet. */
export const userState = sql<User['state']>`case when a.suspended_at is not null then 'suspended'
  when a.password_hash is null and seen.last_sign_in is null then 'invited' else 'active' end`;
