import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { requireStanding } from './require-standing.ts';

/** Suspends an account and ends its sessions. Errors: 403; 404; 409 for one that is suspended, or the last Administrator. */
export async function suspendUser(call: Call<{ id: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const { db, body, now, today } = call;
  const account = await requireStanding(call, call.params.id);
  if (account.suspended_at !== null) throw wrongState(`${account.name} is already suspended.`, ['lift']);
  const suspension = { suspended_at: now.toString(), suspended_because: body.reason };
  await keepAnAdministrator(db, today, () => db.updateTable('identity.account').set(suspension).where('id', '=', account.id).execute());
  await db.deleteFrom('identity.session').where('account_id', '=', account.id).execute();
  await recordChange(call, {
    action: 'suspend an account',
    subject: `identity.account:${account.id}`,
    personnelId: account.personnel_id,
    after: { reason: body.reason },
  });
  return { message: `${account.name} is suspended and signed out everywhere.` };
}

/** Errors: 403; 404; 409 for one that is not suspended. */
export async function liftSuspension(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db } = call;
  const account = await requireStanding(call, call.params.id);
  if (account.suspended_at === null) throw wrongState(`${account.name} is not suspended.`, ['suspend']);
  await db.updateTable('identity.account').set({ suspended_at: null, suspended_because: null }).where('id', '=', account.id).execute();
  await recordChange(call, {
    action: 'lift a suspension',
    subject: `identity.account:${account.id}`,
    personnelId: account.personnel_id,
    before: { reason: account.suspended_because, since: account.suspended_at },
  });
  return { message: `${account.name} can sign in again.` };
}
