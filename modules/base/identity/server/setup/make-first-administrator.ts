import { sql } from 'kysely';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { makeFirstAdministrator as endpoint } from '../../contract/setup.ts';
import { ADMINISTRATOR } from '../../rules/ready-roles.ts';
import { hashPassword } from '../hash-password.ts';
import { ratePassword } from '../rate-password.ts';
import { openSession } from '../sign-in/open-session.ts';
import { hasAdministrator, isLiveCode } from './setup-codes.ts';

/**
 * Makes the account that holds the role Administrator over the whole university, uses every set-up address up, and signs in. Of two
 * browsers at the same moment the second is told that there is one. Errors: 409 where there is one; 422 on `code`, `email`, `password`.
 */
export async function makeFirstAdministrator(call: CallOf<typeof endpoint>): Promise<{ token: string }> {
  const { db, now, today, body } = call;
  // Until the commit: the second waits, and then finds the first.
  const { rows } = await sql<{ id: number }>`select id from identity.role where name = ${ADMINISTRATOR} for update`.execute(db);
  if (await hasAdministrator(db))
    throw wrongState(
      'There is an administrator already, and this set-up address is used up. Sign in, or ask the administrator for an account.',
    );
  if (!(await isLiveCode(db, now, body.code)))
    throw invalid({ code: ['This set-up address works no more. Start Talaan again on the server: it prints another.'] });
  const { code: _, password, ...account } = body;
  await ratePassword(call, password, account);
  const { id } = await db
    .insertInto('identity.account')
    .values({ ...account, password_hash: await hashPassword(password), password_set_at: now.toString(), created_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('identity.account_role')
    .values({ account_id: id, role_id: rows[0]!.id, scope: 'all', during: sql`daterange(${today}::date, null)` })
    .execute();
  await db.deleteFrom('identity.setup_code').execute();
  const actor = { ...NOBODY, accountId: id, ...account };
  await recordChange({ ...call, actor }, { action: 'make the first administrator', subject: `identity.account:${id}`, after: account });
  return { token: await openSession(db, id, call) };
}
