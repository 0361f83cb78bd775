import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Factors } from '../../rules/challenge.ts';

/** What an account can prove itself with, and whether one of the roles that it holds today asks for it; null for one that is suspended or unknown. */
export async function readFactors(db: Database, accountId: number, today: string): Promise<(Factors & { address: string }) | null> {
  const { rows } = await sql<Factors & { address: string }>`
    select a.email as address,
      exists (select from identity.authenticator t where t.account_id = a.id and t.proven_at is not null) as app,
      exists (select from identity.email_factor e where e.account_id = a.id) as email,
      (select count(*) from identity.recovery_code c where c.account_id = a.id and c.used_at is null) as "recoveryCodes",
      exists (select from identity.account_role h join identity.role r on r.id = h.role_id
        where h.account_id = a.id and h.during @> ${today}::date and r.requires_second_factor) as required
    from identity.account a where a.id = ${accountId} and a.suspended_at is null`.execute(db);
  return rows[0] ?? null;
}
