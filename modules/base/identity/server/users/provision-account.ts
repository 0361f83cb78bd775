import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { insertStaffRole } from './insert-staff-role.ts';
import { mailInvitation } from './invite-user.ts';

interface NewAccount {
  email: string;
  name: string;
  /** Whose account it is, and which of the two roles of those who serve they have. */
  person: { id: number; teaches: boolean } | null;
}

type Provisioning = Pick<Call, 'server' | 'db' | 'actor' | 'now' | 'today' | 'requestId'>;

/**
 * Makes an account for which the directory of the university asks, with the role of those who serve over the own record where it is a
 * person's, and mails the invitation. Returns its number. Error: 422 for a taken address or person.
 */
export async function provisionAccount(call: Provisioning, { email, name, person }: NewAccount): Promise<number> {
  const { db } = call;
  const account = { email, name, personnel_id: person?.id ?? null };
  const { id } = await db.insertInto('identity.account').values(account).returning('id').executeTakeFirstOrThrow();
  await recordChange(call, {
    action: 'add an account for the directory',
    subject: `identity.account:${id}`,
    personnelId: account.personnel_id,
    after: account,
  });
  if (person) await giveRoleOfStaff(call, id, person);
  await mailInvitation(call, { id, name, email });
  return id;
}

/** Gives an account, which is locked and has none, its person and the role of those who serve. Error: 422 for a person with an account. */
export async function joinProvisioned(call: Provisioning, accountId: number, person: { id: number; name: string; teaches: boolean }) {
  await call.db.updateTable('identity.account').set({ personnel_id: person.id, name: person.name }).where('id', '=', accountId).execute();
  await recordChange(call, {
    action: 'join an account to a person',
    subject: `identity.account:${accountId}`,
    personnelId: person.id,
    after: { personnel_id: person.id, since: call.today },
  });
  await giveRoleOfStaff(call, accountId, person);
}

async function giveRoleOfStaff(
  call: Provisioning,
  accountId: number,
  { id: personnelId, teaches }: { id: number; teaches: boolean },
): Promise<void> {
  const { db, today } = call;
  const role = teaches ? 'Faculty' : 'Employee';
  await insertStaffRole(db, accountId, role, today);
  await recordChange(call, {
    action: 'assign a role',
    subject: `identity.account:${accountId}`,
    personnelId,
    after: { role, scope: 'self', from: today },
  });
}

/** Locks an account of a person who signs in until the call ends; null for that of another system and for none. */
export async function lockAccount(db: Database, id: number) {
  const account = await db
    .selectFrom('identity.account')
    .select(['id', 'name', 'email', 'personnel_id', 'suspended_at', 'suspended_because'])
    .where('id', '=', id)
    .where('is_service', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return account ?? null;
}
