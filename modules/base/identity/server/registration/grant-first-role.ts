import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Gives an account the role with which everybody begins, over oneself, from today on. */
export async function grantFirstRole(
  db: Database,
  accountId: number,
  role: 'Employee' | 'Faculty' | 'applicant',
  today: string,
): Promise<void> {
  await sql`
    insert into identity.account_role (account_id, role_id, scope, during)
    select ${accountId}, id, 'self', daterange(${today}::date, null) from identity.role where lower(name) = lower(${role})
    on conflict do nothing`.execute(db);
}
