import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { ADMINISTRATOR } from '../../rules/ready-roles.ts';
import { lockAdministratorRole } from '../administrators/administrator-role.ts';

/** Makes a change after which somebody must still be Administrator: two such changes wait for each other. Error: 409. */
export async function keepAnAdministrator(db: Database, today: string, change: () => Promise<unknown>): Promise<void> {
  await lockAdministratorRole(db);
  await change();
  // Anyone who has only been invited, or is Administrator only until some day, may leave nobody.
  const { rows } = await sql<{ remains: boolean }>`
    select exists (
      select from identity.account_role h join identity.role r on r.id = h.role_id join identity.account a on a.id = h.account_id
      where r.name = ${ADMINISTRATOR} and h.scope = 'all' and h.during @> ${today}::date and upper_inf(h.during)
        and a.suspended_at is null and a.password_hash is not null) as remains`.execute(db);
  if (!rows[0]?.remains)
    throw wrongState('This is the last Administrator. Assign the role Administrator over the whole university to another user first.');
}
