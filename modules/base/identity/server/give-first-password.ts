import type { Call } from '@talaan/kernel/server/mount.ts';
import { endWaysIn } from './end-ways-in.ts';
import { hashPassword } from './hash-password.ts';
import { ratePassword } from './rate-password.ts';
import { grantFirstRole } from './registration/grant-first-role.ts';

interface Invited {
  id: number;
  name: string;
  /** Whether their position is one of the faculty. */
  teaches: boolean;
}

/**
 * Gives the account of a person its first password, and makes the account where there is none, with the role that everyone begins
 * with; returns its number. An account keeps its own address. Errors: 422 on `password`, and on `email` where another account has it.
 */
export async function giveFirstPassword(
  call: Pick<Call, 'db' | 'now' | 'today'>,
  person: Invited,
  { email, password }: { email: string; password: string },
): Promise<number> {
  const { db, now, today } = call;
  await ratePassword(call, password, { email, name: person.name });
  const secret = { password_hash: await hashPassword(password), password_set_at: now.toString() };
  const known = await db
    .updateTable('identity.account')
    .set(secret)
    .where('personnel_id', '=', person.id)
    .returning('id')
    .executeTakeFirst();
  if (known) {
    await endWaysIn(db, known.id);
    return known.id;
  }
  const { id } = await db
    .insertInto('identity.account')
    .values({ email, name: person.name, personnel_id: person.id, created_at: now.toString(), ...secret })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantFirstRole(db, id, person.teaches ? 'Faculty' : 'Employee', today);
  return id;
}
