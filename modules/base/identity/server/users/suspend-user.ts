import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { requireStanding } from './require-standing.ts';

/** Suspends an account and ends its sessions. Errors: 403; 404; 409 for one that is suspended, or the last Administrator. */
export async function suspendUser(call: Call<{ id: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const account = await requireStanding(call, call.params.id);
  if (account.suspended_at !== null) throw wrongState(`${account.name} is already suspended.`, ['lift']);
  await suspendAccount(call, account, call.body.reason);
  return { message: `${account.name} is suspended and signed out everywhere.` };
}

/** Errors: 403; 404; 409 for one that is not suspended. */
export async function liftSuspension(call: Call<{ id: number }>): Promise<{ message: string }> {
  const account = await requireStanding(call, call.params.id);
  if (account.suspended_at === null) throw wrongState(`${account.name} is not suspended.`, ['suspend']);
  await openAccount(call, account);
  return { message: `${account.name} can sign in again.` };
}

interface Account {
  id: number;
  personnel_id: number | null;
  suspended_at: string | null;
  suspended_because: string | null;
}

type Writing = Pick<Call, 'db' | 'actor' | 'now' | 'today' | 'requestId'>;

/** Of an account that is locked and whose standing was checked. Error: 409 for the last Administrator. */
export async function suspendAccount(call: Writing, account: Pick<Account, 'id' | 'personnel_id'>, reason: string): Promise<void> {
  const { db, now, today } = call;
  const suspension = { suspended_at: now.toString(), suspended_because: reason };
  await keepAnAdministrator(db, today, () => db.updateTable('identity.account').set(suspension).where('id', '=', account.id).execute());
  await db.deleteFrom('identity.session').where('account_id', '=', account.id).execute();
  await recordChange(call, {
    action: 'suspend an account',
    subject: `identity.account:${account.id}`,
    personnelId: account.personnel_id,
    after: { reason },
  });
}

/** Of an account that is locked, suspended, and whose standing was checked. */
export async function openAccount(call: Writing, account: Account): Promise<void> {
  const { db } = call;
  await db.updateTable('identity.account').set({ suspended_at: null, suspended_because: null }).where('id', '=', account.id).execute();
  await recordChange(call, {
    action: 'lift a suspension',
    subject: `identity.account:${account.id}`,
    personnelId: account.personnel_id,
    before: { reason: account.suspended_because, since: account.suspended_at },
  });
}
