import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { ADMINISTRATOR } from '../../rules/ready-roles.ts';

/** Locks the role Administrator until the end of the transaction, so that those who give or take it wait for each other. Returns its id. */
export async function lockAdministratorRole(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from identity.role where name = ${ADMINISTRATOR} for update`.execute(db);
  return rows[0]!.id;
}

/** Whether anybody was ever made Administrator. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from identity.account_role h join identity.role r on r.id = h.role_id where r.name = ${ADMINISTRATOR} limit 1`.execute(db);
  return rows.length > 0;
}
