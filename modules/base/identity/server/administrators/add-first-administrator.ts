import { sql } from 'kysely';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { ADMINISTRATOR } from '../../rules/ready-roles.ts';
import { hashPassword } from '../hash-password.ts';
import { ratePassword } from '../rate-password.ts';

/**
 * Makes an account that holds the role Administrator over the whole university from today on, and returns its id. It asks for nobody's
 * rights: the caller has locked the role and found that no one holds it. Errors: 422 on `email`, `password`.
 */
export async function addFirstAdministrator(
  call: Pick<Call, 'db' | 'now' | 'today' | 'actor' | 'requestId'>,
  { password, ...account }: { name: string; email: string; password: string },
): Promise<number> {
  const { db, now, today } = call;
  await ratePassword(call, password, account);
  const { id } = await db
    .insertInto('identity.account')
    .values({ ...account, password_hash: await hashPassword(password), password_set_at: now.toString(), created_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into identity.account_role (account_id, role_id, scope, during)
    select ${id}, r.id, 'all', daterange(${today}::date, null) from identity.role r where r.name = ${ADMINISTRATOR}`.execute(db);
  const actor = { ...NOBODY, accountId: id, ...account };
  await recordChange({ ...call, actor }, { action: 'make the first administrator', subject: `identity.account:${id}`, after: account });
  return id;
}
