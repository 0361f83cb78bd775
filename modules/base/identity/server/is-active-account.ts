import { sql, type SqlBool } from 'kysely';

/** Whether somebody uses the account `a` of `identity.account_view`: it is not suspended, and was signed in to or has its password. */
export const isActiveAccount = sql<SqlBool>`(a.suspended_at is null and (a.has_password
  or exists (select from identity.sign_in_try t where t.account_id = a.id and t.outcome = 'signed_in')))`;
