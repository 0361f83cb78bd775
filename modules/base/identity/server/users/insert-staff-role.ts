import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Gives an account the role of those who serve, over the own record from `from` on; once, where it is held already. */
export async function insertStaffRole(db: Database, accountId: number, role: 'Employee' | 'Faculty', from: string): Promise<void> {
  await sql`insert into identity.account_role (account_id, role_id, scope, during)
    select ${accountId}, r.id, 'self', daterange(${from}::date, null) from identity.role r
    where r.name = ${role} and not exists (
      select from identity.account_role h where h.account_id = ${accountId} and h.role_id = r.id and h.scope = 'self' and upper_inf(h.during))`.execute(
    db,
  );
}
